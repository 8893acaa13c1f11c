# Words of the almanac.

almanac-power = Printed power: { $n }
