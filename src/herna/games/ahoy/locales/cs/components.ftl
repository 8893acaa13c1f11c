# Jak se komponenty jmenují; karta tržiště podle posádky, její náklad má vlastní heslo.
# Pole a ostrovy mají kromě pádů i směry: .to říká kam, .from odkud.

isle = { $n ->
    [0] Ostrov papoušků
    [1] Nový ostrov papoušků
    [2] Ostrov lebek
    [3] Nový ostrov lebek
    [4] Ostrov mečů
    [5] Nový ostrov mečů
    [6] Ostrov palem
    [7] Nový ostrov palem
    [8] Ostrov kompasu
    [9] Nový ostrov kompasu
    [10] Ostrov ryb
   *[11] Nový ostrov ryb
 }
    .gender = i
    .gen = { $n ->
        [0] Ostrova papoušků
        [1] Nového ostrova papoušků
        [2] Ostrova lebek
        [3] Nového ostrova lebek
        [4] Ostrova mečů
        [5] Nového ostrova mečů
        [6] Ostrova palem
        [7] Nového ostrova palem
        [8] Ostrova kompasu
        [9] Nového ostrova kompasu
        [10] Ostrova ryb
       *[11] Nového ostrova ryb
     }
    .dat = { $n ->
        [0] Ostrovu papoušků
        [1] Novému ostrovu papoušků
        [2] Ostrovu lebek
        [3] Novému ostrovu lebek
        [4] Ostrovu mečů
        [5] Novému ostrovu mečů
        [6] Ostrovu palem
        [7] Novému ostrovu palem
        [8] Ostrovu kompasu
        [9] Novému ostrovu kompasu
        [10] Ostrovu ryb
       *[11] Novému ostrovu ryb
     }
    .acc = { $n ->
        [0] Ostrov papoušků
        [1] Nový ostrov papoušků
        [2] Ostrov lebek
        [3] Nový ostrov lebek
        [4] Ostrov mečů
        [5] Nový ostrov mečů
        [6] Ostrov palem
        [7] Nový ostrov palem
        [8] Ostrov kompasu
        [9] Nový ostrov kompasu
        [10] Ostrov ryb
       *[11] Nový ostrov ryb
     }
    .loc = { $n ->
        [0] Ostrově papoušků
        [1] Novém ostrově papoušků
        [2] Ostrově lebek
        [3] Novém ostrově lebek
        [4] Ostrově mečů
        [5] Novém ostrově mečů
        [6] Ostrově palem
        [7] Novém ostrově palem
        [8] Ostrově kompasu
        [9] Novém ostrově kompasu
        [10] Ostrově ryb
       *[11] Novém ostrově ryb
     }
    .ins = { $n ->
        [0] Ostrovem papoušků
        [1] Novým ostrovem papoušků
        [2] Ostrovem lebek
        [3] Novým ostrovem lebek
        [4] Ostrovem mečů
        [5] Novým ostrovem mečů
        [6] Ostrovem palem
        [7] Novým ostrovem palem
        [8] Ostrovem kompasu
        [9] Novým ostrovem kompasu
        [10] Ostrovem ryb
       *[11] Novým ostrovem ryb
     }
    .to = na { isle.acc }
    .from = z { isle.gen }
region = { $n ->
    [0] region papoušků
    [1] nový region papoušků
    [2] region lebek
    [3] nový region lebek
    [4] region mečů
    [5] nový region mečů
    [6] region palem
    [7] nový region palem
    [8] region kompasu
    [9] nový region kompasu
    [10] region ryb
   *[11] nový region ryb
 }
    .gender = i
    .gen = { $n ->
        [0] regionu papoušků
        [1] nového regionu papoušků
        [2] regionu lebek
        [3] nového regionu lebek
        [4] regionu mečů
        [5] nového regionu mečů
        [6] regionu palem
        [7] nového regionu palem
        [8] regionu kompasu
        [9] nového regionu kompasu
        [10] regionu ryb
       *[11] nového regionu ryb
     }
    .dat = { $n ->
        [0] regionu papoušků
        [1] novému regionu papoušků
        [2] regionu lebek
        [3] novému regionu lebek
        [4] regionu mečů
        [5] novému regionu mečů
        [6] regionu palem
        [7] novému regionu palem
        [8] regionu kompasu
        [9] novému regionu kompasu
        [10] regionu ryb
       *[11] novému regionu ryb
     }
    .acc = { $n ->
        [0] region papoušků
        [1] nový region papoušků
        [2] region lebek
        [3] nový region lebek
        [4] region mečů
        [5] nový region mečů
        [6] region palem
        [7] nový region palem
        [8] region kompasu
        [9] nový region kompasu
        [10] region ryb
       *[11] nový region ryb
     }
    .loc = { $n ->
        [0] regionu papoušků
        [1] novém regionu papoušků
        [2] regionu lebek
        [3] novém regionu lebek
        [4] regionu mečů
        [5] novém regionu mečů
        [6] regionu palem
        [7] novém regionu palem
        [8] regionu kompasu
        [9] novém regionu kompasu
        [10] regionu ryb
       *[11] novém regionu ryb
     }
    .ins = { $n ->
        [0] regionem papoušků
        [1] novým regionem papoušků
        [2] regionem lebek
        [3] novým regionem lebek
        [4] regionem mečů
        [5] novým regionem mečů
        [6] regionem palem
        [7] novým regionem palem
        [8] regionem kompasu
        [9] novým regionem kompasu
        [10] regionem ryb
       *[11] novým regionem ryb
     }

space-open-north-west = Volné moře severozápadně od { isle.gen }
    .gender = n
    .gen = volného moře severozápadně od { isle.gen }
    .dat = volnému moři severozápadně od { isle.gen }
    .acc = volné moře severozápadně od { isle.gen }
    .loc = volném moři severozápadně od { isle.gen }
    .ins = volným mořem severozápadně od { isle.gen }
    .to = na volné moře severozápadně od { isle.gen }
    .from = z volného moře severozápadně od { isle.gen }
space-open-north = Volné moře severně od { isle.gen }
    .gender = n
    .gen = volného moře severně od { isle.gen }
    .dat = volnému moři severně od { isle.gen }
    .acc = volné moře severně od { isle.gen }
    .loc = volném moři severně od { isle.gen }
    .ins = volným mořem severně od { isle.gen }
    .to = na volné moře severně od { isle.gen }
    .from = z volného moře severně od { isle.gen }
space-open-north-east = Volné moře severovýchodně od { isle.gen }
    .gender = n
    .gen = volného moře severovýchodně od { isle.gen }
    .dat = volnému moři severovýchodně od { isle.gen }
    .acc = volné moře severovýchodně od { isle.gen }
    .loc = volném moři severovýchodně od { isle.gen }
    .ins = volným mořem severovýchodně od { isle.gen }
    .to = na volné moře severovýchodně od { isle.gen }
    .from = z volného moře severovýchodně od { isle.gen }
space-open-west = Volné moře západně od { isle.gen }
    .gender = n
    .gen = volného moře západně od { isle.gen }
    .dat = volnému moři západně od { isle.gen }
    .acc = volné moře západně od { isle.gen }
    .loc = volném moři západně od { isle.gen }
    .ins = volným mořem západně od { isle.gen }
    .to = na volné moře západně od { isle.gen }
    .from = z volného moře západně od { isle.gen }
space-open-east = Volné moře východně od { isle.gen }
    .gender = n
    .gen = volného moře východně od { isle.gen }
    .dat = volnému moři východně od { isle.gen }
    .acc = volné moře východně od { isle.gen }
    .loc = volném moři východně od { isle.gen }
    .ins = volným mořem východně od { isle.gen }
    .to = na volné moře východně od { isle.gen }
    .from = z volného moře východně od { isle.gen }
space-open-south-west = Volné moře jihozápadně od { isle.gen }
    .gender = n
    .gen = volného moře jihozápadně od { isle.gen }
    .dat = volnému moři jihozápadně od { isle.gen }
    .acc = volné moře jihozápadně od { isle.gen }
    .loc = volném moři jihozápadně od { isle.gen }
    .ins = volným mořem jihozápadně od { isle.gen }
    .to = na volné moře jihozápadně od { isle.gen }
    .from = z volného moře jihozápadně od { isle.gen }
space-open-south = Volné moře jižně od { isle.gen }
    .gender = n
    .gen = volného moře jižně od { isle.gen }
    .dat = volnému moři jižně od { isle.gen }
    .acc = volné moře jižně od { isle.gen }
    .loc = volném moři jižně od { isle.gen }
    .ins = volným mořem jižně od { isle.gen }
    .to = na volné moře jižně od { isle.gen }
    .from = z volného moře jižně od { isle.gen }
space-open-south-east = Volné moře jihovýchodně od { isle.gen }
    .gender = n
    .gen = volného moře jihovýchodně od { isle.gen }
    .dat = volnému moři jihovýchodně od { isle.gen }
    .acc = volné moře jihovýchodně od { isle.gen }
    .loc = volném moři jihovýchodně od { isle.gen }
    .ins = volným mořem jihovýchodně od { isle.gen }
    .to = na volné moře jihovýchodně od { isle.gen }
    .from = z volného moře jihovýchodně od { isle.gen }
space-current-north-west = Silný proud severozápadně od { isle.gen }
    .gender = i
    .gen = silného proudu severozápadně od { isle.gen }
    .dat = silnému proudu severozápadně od { isle.gen }
    .acc = silný proud severozápadně od { isle.gen }
    .loc = silném proudu severozápadně od { isle.gen }
    .ins = silným proudem severozápadně od { isle.gen }
    .to = do silného proudu severozápadně od { isle.gen }
    .from = ze silného proudu severozápadně od { isle.gen }
space-current-north = Silný proud severně od { isle.gen }
    .gender = i
    .gen = silného proudu severně od { isle.gen }
    .dat = silnému proudu severně od { isle.gen }
    .acc = silný proud severně od { isle.gen }
    .loc = silném proudu severně od { isle.gen }
    .ins = silným proudem severně od { isle.gen }
    .to = do silného proudu severně od { isle.gen }
    .from = ze silného proudu severně od { isle.gen }
space-current-north-east = Silný proud severovýchodně od { isle.gen }
    .gender = i
    .gen = silného proudu severovýchodně od { isle.gen }
    .dat = silnému proudu severovýchodně od { isle.gen }
    .acc = silný proud severovýchodně od { isle.gen }
    .loc = silném proudu severovýchodně od { isle.gen }
    .ins = silným proudem severovýchodně od { isle.gen }
    .to = do silného proudu severovýchodně od { isle.gen }
    .from = ze silného proudu severovýchodně od { isle.gen }
space-current-west = Silný proud západně od { isle.gen }
    .gender = i
    .gen = silného proudu západně od { isle.gen }
    .dat = silnému proudu západně od { isle.gen }
    .acc = silný proud západně od { isle.gen }
    .loc = silném proudu západně od { isle.gen }
    .ins = silným proudem západně od { isle.gen }
    .to = do silného proudu západně od { isle.gen }
    .from = ze silného proudu západně od { isle.gen }
space-current-east = Silný proud východně od { isle.gen }
    .gender = i
    .gen = silného proudu východně od { isle.gen }
    .dat = silnému proudu východně od { isle.gen }
    .acc = silný proud východně od { isle.gen }
    .loc = silném proudu východně od { isle.gen }
    .ins = silným proudem východně od { isle.gen }
    .to = do silného proudu východně od { isle.gen }
    .from = ze silného proudu východně od { isle.gen }
space-current-south-west = Silný proud jihozápadně od { isle.gen }
    .gender = i
    .gen = silného proudu jihozápadně od { isle.gen }
    .dat = silnému proudu jihozápadně od { isle.gen }
    .acc = silný proud jihozápadně od { isle.gen }
    .loc = silném proudu jihozápadně od { isle.gen }
    .ins = silným proudem jihozápadně od { isle.gen }
    .to = do silného proudu jihozápadně od { isle.gen }
    .from = ze silného proudu jihozápadně od { isle.gen }
space-current-south = Silný proud jižně od { isle.gen }
    .gender = i
    .gen = silného proudu jižně od { isle.gen }
    .dat = silnému proudu jižně od { isle.gen }
    .acc = silný proud jižně od { isle.gen }
    .loc = silném proudu jižně od { isle.gen }
    .ins = silným proudem jižně od { isle.gen }
    .to = do silného proudu jižně od { isle.gen }
    .from = ze silného proudu jižně od { isle.gen }
space-current-south-east = Silný proud jihovýchodně od { isle.gen }
    .gender = i
    .gen = silného proudu jihovýchodně od { isle.gen }
    .dat = silnému proudu jihovýchodně od { isle.gen }
    .acc = silný proud jihovýchodně od { isle.gen }
    .loc = silném proudu jihovýchodně od { isle.gen }
    .ins = silným proudem jihovýchodně od { isle.gen }
    .to = do silného proudu jihovýchodně od { isle.gen }
    .from = ze silného proudu jihovýchodně od { isle.gen }
space-harbor-north-west = Přístav severozápadně od { isle.gen }
    .gender = i
    .gen = přístavu severozápadně od { isle.gen }
    .dat = přístavu severozápadně od { isle.gen }
    .acc = přístav severozápadně od { isle.gen }
    .loc = přístavu severozápadně od { isle.gen }
    .ins = přístavem severozápadně od { isle.gen }
    .to = do přístavu severozápadně od { isle.gen }
    .from = z přístavu severozápadně od { isle.gen }
space-harbor-north = Přístav severně od { isle.gen }
    .gender = i
    .gen = přístavu severně od { isle.gen }
    .dat = přístavu severně od { isle.gen }
    .acc = přístav severně od { isle.gen }
    .loc = přístavu severně od { isle.gen }
    .ins = přístavem severně od { isle.gen }
    .to = do přístavu severně od { isle.gen }
    .from = z přístavu severně od { isle.gen }
space-harbor-north-east = Přístav severovýchodně od { isle.gen }
    .gender = i
    .gen = přístavu severovýchodně od { isle.gen }
    .dat = přístavu severovýchodně od { isle.gen }
    .acc = přístav severovýchodně od { isle.gen }
    .loc = přístavu severovýchodně od { isle.gen }
    .ins = přístavem severovýchodně od { isle.gen }
    .to = do přístavu severovýchodně od { isle.gen }
    .from = z přístavu severovýchodně od { isle.gen }
space-harbor-west = Přístav západně od { isle.gen }
    .gender = i
    .gen = přístavu západně od { isle.gen }
    .dat = přístavu západně od { isle.gen }
    .acc = přístav západně od { isle.gen }
    .loc = přístavu západně od { isle.gen }
    .ins = přístavem západně od { isle.gen }
    .to = do přístavu západně od { isle.gen }
    .from = z přístavu západně od { isle.gen }
space-harbor-east = Přístav východně od { isle.gen }
    .gender = i
    .gen = přístavu východně od { isle.gen }
    .dat = přístavu východně od { isle.gen }
    .acc = přístav východně od { isle.gen }
    .loc = přístavu východně od { isle.gen }
    .ins = přístavem východně od { isle.gen }
    .to = do přístavu východně od { isle.gen }
    .from = z přístavu východně od { isle.gen }
space-harbor-south-west = Přístav jihozápadně od { isle.gen }
    .gender = i
    .gen = přístavu jihozápadně od { isle.gen }
    .dat = přístavu jihozápadně od { isle.gen }
    .acc = přístav jihozápadně od { isle.gen }
    .loc = přístavu jihozápadně od { isle.gen }
    .ins = přístavem jihozápadně od { isle.gen }
    .to = do přístavu jihozápadně od { isle.gen }
    .from = z přístavu jihozápadně od { isle.gen }
space-harbor-south = Přístav jižně od { isle.gen }
    .gender = i
    .gen = přístavu jižně od { isle.gen }
    .dat = přístavu jižně od { isle.gen }
    .acc = přístav jižně od { isle.gen }
    .loc = přístavu jižně od { isle.gen }
    .ins = přístavem jižně od { isle.gen }
    .to = do přístavu jižně od { isle.gen }
    .from = z přístavu jižně od { isle.gen }
space-harbor-south-east = Přístav jihovýchodně od { isle.gen }
    .gender = i
    .gen = přístavu jihovýchodně od { isle.gen }
    .dat = přístavu jihovýchodně od { isle.gen }
    .acc = přístav jihovýchodně od { isle.gen }
    .loc = přístavu jihovýchodně od { isle.gen }
    .ins = přístavem jihovýchodně od { isle.gen }
    .to = do přístavu jihovýchodně od { isle.gen }
    .from = z přístavu jihovýchodně od { isle.gen }
space-fog-north-west = Mlha severozápadně od { isle.gen }
    .gender = f
    .gen = mlhy severozápadně od { isle.gen }
    .dat = mlze severozápadně od { isle.gen }
    .acc = mlhu severozápadně od { isle.gen }
    .loc = mlze severozápadně od { isle.gen }
    .ins = mlhou severozápadně od { isle.gen }
    .to = do mlhy severozápadně od { isle.gen }
    .from = z mlhy severozápadně od { isle.gen }
space-fog-north = Mlha severně od { isle.gen }
    .gender = f
    .gen = mlhy severně od { isle.gen }
    .dat = mlze severně od { isle.gen }
    .acc = mlhu severně od { isle.gen }
    .loc = mlze severně od { isle.gen }
    .ins = mlhou severně od { isle.gen }
    .to = do mlhy severně od { isle.gen }
    .from = z mlhy severně od { isle.gen }
space-fog-north-east = Mlha severovýchodně od { isle.gen }
    .gender = f
    .gen = mlhy severovýchodně od { isle.gen }
    .dat = mlze severovýchodně od { isle.gen }
    .acc = mlhu severovýchodně od { isle.gen }
    .loc = mlze severovýchodně od { isle.gen }
    .ins = mlhou severovýchodně od { isle.gen }
    .to = do mlhy severovýchodně od { isle.gen }
    .from = z mlhy severovýchodně od { isle.gen }
space-fog-west = Mlha západně od { isle.gen }
    .gender = f
    .gen = mlhy západně od { isle.gen }
    .dat = mlze západně od { isle.gen }
    .acc = mlhu západně od { isle.gen }
    .loc = mlze západně od { isle.gen }
    .ins = mlhou západně od { isle.gen }
    .to = do mlhy západně od { isle.gen }
    .from = z mlhy západně od { isle.gen }
space-fog-east = Mlha východně od { isle.gen }
    .gender = f
    .gen = mlhy východně od { isle.gen }
    .dat = mlze východně od { isle.gen }
    .acc = mlhu východně od { isle.gen }
    .loc = mlze východně od { isle.gen }
    .ins = mlhou východně od { isle.gen }
    .to = do mlhy východně od { isle.gen }
    .from = z mlhy východně od { isle.gen }
space-fog-south-west = Mlha jihozápadně od { isle.gen }
    .gender = f
    .gen = mlhy jihozápadně od { isle.gen }
    .dat = mlze jihozápadně od { isle.gen }
    .acc = mlhu jihozápadně od { isle.gen }
    .loc = mlze jihozápadně od { isle.gen }
    .ins = mlhou jihozápadně od { isle.gen }
    .to = do mlhy jihozápadně od { isle.gen }
    .from = z mlhy jihozápadně od { isle.gen }
space-fog-south = Mlha jižně od { isle.gen }
    .gender = f
    .gen = mlhy jižně od { isle.gen }
    .dat = mlze jižně od { isle.gen }
    .acc = mlhu jižně od { isle.gen }
    .loc = mlze jižně od { isle.gen }
    .ins = mlhou jižně od { isle.gen }
    .to = do mlhy jižně od { isle.gen }
    .from = z mlhy jižně od { isle.gen }
space-fog-south-east = Mlha jihovýchodně od { isle.gen }
    .gender = f
    .gen = mlhy jihovýchodně od { isle.gen }
    .dat = mlze jihovýchodně od { isle.gen }
    .acc = mlhu jihovýchodně od { isle.gen }
    .loc = mlze jihovýchodně od { isle.gen }
    .ins = mlhou jihovýchodně od { isle.gen }
    .to = do mlhy jihovýchodně od { isle.gen }
    .from = z mlhy jihovýchodně od { isle.gen }
space-wreckage-north-west = Vrakoviště severozápadně od { isle.gen }
    .gender = n
    .gen = vrakoviště severozápadně od { isle.gen }
    .dat = vrakovišti severozápadně od { isle.gen }
    .acc = vrakoviště severozápadně od { isle.gen }
    .loc = vrakovišti severozápadně od { isle.gen }
    .ins = vrakovištěm severozápadně od { isle.gen }
    .to = na vrakoviště severozápadně od { isle.gen }
    .from = z vrakoviště severozápadně od { isle.gen }
space-wreckage-north = Vrakoviště severně od { isle.gen }
    .gender = n
    .gen = vrakoviště severně od { isle.gen }
    .dat = vrakovišti severně od { isle.gen }
    .acc = vrakoviště severně od { isle.gen }
    .loc = vrakovišti severně od { isle.gen }
    .ins = vrakovištěm severně od { isle.gen }
    .to = na vrakoviště severně od { isle.gen }
    .from = z vrakoviště severně od { isle.gen }
space-wreckage-north-east = Vrakoviště severovýchodně od { isle.gen }
    .gender = n
    .gen = vrakoviště severovýchodně od { isle.gen }
    .dat = vrakovišti severovýchodně od { isle.gen }
    .acc = vrakoviště severovýchodně od { isle.gen }
    .loc = vrakovišti severovýchodně od { isle.gen }
    .ins = vrakovištěm severovýchodně od { isle.gen }
    .to = na vrakoviště severovýchodně od { isle.gen }
    .from = z vrakoviště severovýchodně od { isle.gen }
space-wreckage-west = Vrakoviště západně od { isle.gen }
    .gender = n
    .gen = vrakoviště západně od { isle.gen }
    .dat = vrakovišti západně od { isle.gen }
    .acc = vrakoviště západně od { isle.gen }
    .loc = vrakovišti západně od { isle.gen }
    .ins = vrakovištěm západně od { isle.gen }
    .to = na vrakoviště západně od { isle.gen }
    .from = z vrakoviště západně od { isle.gen }
space-wreckage-east = Vrakoviště východně od { isle.gen }
    .gender = n
    .gen = vrakoviště východně od { isle.gen }
    .dat = vrakovišti východně od { isle.gen }
    .acc = vrakoviště východně od { isle.gen }
    .loc = vrakovišti východně od { isle.gen }
    .ins = vrakovištěm východně od { isle.gen }
    .to = na vrakoviště východně od { isle.gen }
    .from = z vrakoviště východně od { isle.gen }
space-wreckage-south-west = Vrakoviště jihozápadně od { isle.gen }
    .gender = n
    .gen = vrakoviště jihozápadně od { isle.gen }
    .dat = vrakovišti jihozápadně od { isle.gen }
    .acc = vrakoviště jihozápadně od { isle.gen }
    .loc = vrakovišti jihozápadně od { isle.gen }
    .ins = vrakovištěm jihozápadně od { isle.gen }
    .to = na vrakoviště jihozápadně od { isle.gen }
    .from = z vrakoviště jihozápadně od { isle.gen }
space-wreckage-south = Vrakoviště jižně od { isle.gen }
    .gender = n
    .gen = vrakoviště jižně od { isle.gen }
    .dat = vrakovišti jižně od { isle.gen }
    .acc = vrakoviště jižně od { isle.gen }
    .loc = vrakovišti jižně od { isle.gen }
    .ins = vrakovištěm jižně od { isle.gen }
    .to = na vrakoviště jižně od { isle.gen }
    .from = z vrakoviště jižně od { isle.gen }
space-wreckage-south-east = Vrakoviště jihovýchodně od { isle.gen }
    .gender = n
    .gen = vrakoviště jihovýchodně od { isle.gen }
    .dat = vrakovišti jihovýchodně od { isle.gen }
    .acc = vrakoviště jihovýchodně od { isle.gen }
    .loc = vrakovišti jihovýchodně od { isle.gen }
    .ins = vrakovištěm jihovýchodně od { isle.gen }
    .to = na vrakoviště jihovýchodně od { isle.gen }
    .from = z vrakoviště jihovýchodně od { isle.gen }

cell-a = neznámé moře A{ $n }
    .gender = n
    .loc = neznámém moři A{ $n }
cell-b = neznámé moře B{ $n }
    .gender = n
    .loc = neznámém moři B{ $n }
cell-c = neznámé moře C{ $n }
    .gender = n
    .loc = neznámém moři C{ $n }
cell-d = neznámé moře D{ $n }
    .gender = n
    .loc = neznámém moři D{ $n }
cell-e = neznámé moře E{ $n }
    .gender = n
    .loc = neznámém moři E{ $n }
cell-f = neznámé moře F{ $n }
    .gender = n
    .loc = neznámém moři F{ $n }
cell-g = neznámé moře G{ $n }
    .gender = n
    .loc = neznámém moři G{ $n }
cell-h = neznámé moře H{ $n }
    .gender = n
    .loc = neznámém moři H{ $n }
cell-i = neznámé moře I{ $n }
    .gender = n
    .loc = neznámém moři I{ $n }
cell-j = neznámé moře J{ $n }
    .gender = n
    .loc = neznámém moři J{ $n }
cell-k = neznámé moře K{ $n }
    .gender = n
    .loc = neznámém moři K{ $n }
cell-l = neznámé moře L{ $n }
    .gender = n
    .loc = neznámém moři L{ $n }
cell-m = neznámé moře M{ $n }
    .gender = n
    .loc = neznámém moři M{ $n }
cell-n = neznámé moře N{ $n }
    .gender = n
    .loc = neznámém moři N{ $n }
cell-o = neznámé moře O{ $n }
    .gender = n
    .loc = neznámém moři O{ $n }
cell-p = neznámé moře P{ $n }
    .gender = n
    .loc = neznámém moři P{ $n }
cell-q = neznámé moře Q{ $n }
    .gender = n
    .loc = neznámém moři Q{ $n }
cell-r = neznámé moře R{ $n }
    .gender = n
    .loc = neznámém moři R{ $n }
cell-s = neznámé moře S{ $n }
    .gender = n
    .loc = neznámém moři S{ $n }
cell-t = neznámé moře T{ $n }
    .gender = n
    .loc = neznámém moři T{ $n }
cell-u = neznámé moře U{ $n }
    .gender = n
    .loc = neznámém moři U{ $n }
cell-v = neznámé moře V{ $n }
    .gender = n
    .loc = neznámém moři V{ $n }
cell-w = neznámé moře W{ $n }
    .gender = n
    .loc = neznámém moři W{ $n }
cell-x = neznámé moře X{ $n }
    .gender = n
    .loc = neznámém moři X{ $n }
cell-y = neznámé moře Y{ $n }
    .gender = n
    .loc = neznámém moři Y{ $n }
cell-z = neznámé moře Z{ $n }
    .gender = n
    .loc = neznámém moři Z{ $n }
flagship-squadron = vlajková loď Flotily
    .gender = f
    .gen = vlajkové lodi Flotily
    .dat = vlajkové lodi Flotily
    .acc = vlajkovou loď Flotily
    .loc = vlajkové lodi Flotily
    .ins = vlajkovou lodí Flotily
flagship-union = vlajková loď Unie
    .gender = f
    .gen = vlajkové lodi Unie
    .dat = vlajkové lodi Unie
    .acc = vlajkovou loď Unie
    .loc = vlajkové lodi Unie
    .ins = vlajkovou lodí Unie
flagship-smuggler-red = vlajková loď červeného pašeráka
    .gender = f
    .gen = vlajkové lodi červeného pašeráka
    .dat = vlajkové lodi červeného pašeráka
    .acc = vlajkovou loď červeného pašeráka
    .loc = vlajkové lodi červeného pašeráka
    .ins = vlajkovou lodí červeného pašeráka
flagship-smuggler-white = vlajková loď bílého pašeráka
    .gender = f
    .gen = vlajkové lodi bílého pašeráka
    .dat = vlajkové lodi bílého pašeráka
    .acc = vlajkovou loď bílého pašeráka
    .loc = vlajkové lodi bílého pašeráka
    .ins = vlajkovou lodí bílého pašeráka
patrol = hlídka { $n }
    .gender = f
    .gen = hlídky { $n }
    .dat = hlídce { $n }
    .acc = hlídku { $n }
    .loc = hlídce { $n }
    .ins = hlídkou { $n }
stronghold = pevnost { $n }
    .gender = f
    .gen = pevnosti { $n }
    .dat = pevnosti { $n }
    .acc = pevnost { $n }
    .loc = pevnosti { $n }
    .ins = pevností { $n }
cutter = kutr
    .gender = i
    .gen = kutru
    .dat = kutru
    .acc = kutr
    .loc = kutru
    .ins = kutrem
gunship = dělový člun
    .gender = i
    .gen = dělového člunu
    .dat = dělovému člunu
    .acc = dělový člun
    .loc = dělovém člunu
    .ins = dělovým člunem

die = kostka { $n }
    .gender = f
    .gen = kostky { $n }
    .dat = kostce { $n }
    .acc = kostku { $n }
    .loc = kostce { $n }
    .ins = kostkou { $n }

slot-sail = místo Plavby { $n }
    .gender = n
    .gen = místa Plavby { $n }
    .loc = místě Plavby { $n }
slot-full-sail = místo Rychlé plavby
    .gender = n
    .gen = místa Rychlé plavby
    .loc = místě Rychlé plavby
slot-tailwind = místo Příznivého větru { $n }
    .gender = n
    .gen = místa Příznivého větru { $n }
    .loc = místě Příznivého větru { $n }
slot-cannons = místo Děl { $n }
    .gender = n
    .gen = místa Děl { $n }
    .loc = místě Děl { $n }
slot-repair = místo Opravy
    .gender = n
    .gen = místa Opravy
    .loc = místě Opravy
slot-order = místo Rozkazu
    .gender = n
    .gen = místa Rozkazu
    .loc = místě Rozkazu
slot-bombard = místo Bombardování
    .gender = n
    .gen = místa Bombardování
    .loc = místě Bombardování
slot-deploy = místo Nasazení
    .gender = n
    .gen = místa Nasazení
    .loc = místě Nasazení
slot-assemble = místo Povstání
    .gender = n
    .gen = místa Povstání
    .loc = místě Povstání
slot-inspire = místo Šeptandy
    .gender = n
    .gen = místa Šeptandy
    .loc = místě Šeptandy
slot-rally = místo Přesvědčování
    .gender = n
    .gen = místa Přesvědčování
    .loc = místě Přesvědčování
slot-negotiate = místo Vyjednávání
    .gender = n
    .gen = místa Vyjednávání
    .loc = místě Vyjednávání
slot-cutter = místo Kutru
    .gender = n
    .gen = místa Kutru
    .loc = místě Kutru
slot-gunship = místo Dělového člunu { $n }
    .gender = n
    .gen = místa Dělového člunu { $n }
    .loc = místě Dělového člunu { $n }

reward-start = bez odměny
    .gender = n
reward-fame = { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
 }
    .gender = n
reward-gold = { $n ->
    [one] { $n } zlato
    [few] { $n } zlata
   *[other] { $n } zlata
 }
    .gender = n
reward-spend = až { $n } zlata za slávu
    .gender = n
reward-fame-and-wealth = { $n ->
    [one] { $n } bod slávy a bohatství
    [few] { $n } body slávy a bohatství
   *[other] { $n } bodů slávy a bohatství
 }
    .gender = n
reward-move = pohyb až o { $n }
    .gender = n
reward-move-in-peace = pohyb až o { $n } bez bitev
    .gender = n
reward-free-tailwind = příznivý vítr zdarma
    .gender = n
reward-recruit = naverbování zdarma
    .gender = n
reward-repair-all = oprava všeho
    .gender = n
reward-repair-for-fame = oprava všeho za slávu
    .gender = n
reward-add-tile = nová destička
    .gender = n

pledge-squadron = hromádka přízně Flotily
    .gender = f
    .acc = hromádku přízně Flotily
pledge-union = hromádka přízně Unie
    .gender = f
    .acc = hromádku přízně Unie
pledge-covered = { $n ->
    [1] první hromádka přízně
   *[other] druhá hromádka přízně
 }
    .gender = f
    .acc = { $n ->
        [1] první hromádku přízně
       *[other] druhou hromádku přízně
     }

card-aeronauts = Větroplavci
    .gender = mp
    .acc = Větroplavce
    .text = Z ostrova přelétni za 1 zlato vlajkovou lodí na druhý ostrov téhož symbolu. Lze opakovat.
card-middleman = Překupník
    .gender = m
    .acc = Překupníka
    .text = Každé zlato, které dáš za úpravu kostky, ji smí změnit o 1 nebo o 2.
card-documentarian = Kronikář
    .gender = m
    .acc = Kronikáře
    .text = Končíš-li tah ve stejném regionu s cizí vlajkovou lodí, vezmi si 1 zlato (ne víc).
card-elder = Stařešina
    .gender = m
    .acc = Stařešinu
    .text = Končíš-li tah bez jediného poškozeného místa (deska, posádka i lodě), vezmi si 1 zlato.
card-sea-witch = Mořská čarodějnice
    .gender = f
    .acc = Mořskou čarodějnici
    .text = Když tvá vlajková loď opustí mapu, smíš místo objevování přejít na pole u nejbližšího protějšího okraje.
card-buccaneer = Bukanýr
    .gender = m
    .acc = Bukanýra
    .text = Po vyhrané bitvě smíš Bukanýra odstranit ze hry a s ním 2 členy posádky poraženého podle své volby.
card-mystic = Mystik
    .gender = m
    .acc = Mystika
    .text = Jednou za tah: poškoď místo na své desce a uděl 1 poškození libovolné figurce v regionu své vlajkové lodi.
card-gunner = Dělostřelec
    .gender = m
    .acc = Dělostřelce
    .text = Když bitvu vyhraje tvá vlajková loď, uděl o 1 poškození víc.
card-gunners-mate = Pomocný dělostřelec
    .gender = m
    .acc = Pomocného dělostřelce
    .text = Kdykoli dáš kostku na Děla (i v přístavu), smí tvá vlajková loď svést bitvy na jednom poli svého regionu, jako by na ně připlula.
card-powder-monkey = Opičí pyrotechnik
    .gender = m
    .acc = Opičího pyrotechnika
    .text = Při každé opravě smíš udělit 1 poškození libovolné figurce v regionu své vlajkové lodi.
card-fighters = Rváči
    .gender = mp
    .acc = Rváče
    .text = +1 k hodu v každé tvé bitvě, ať bojuje kterákoli tvá figurka.
card-cutpurse = Lapka
    .gender = m
    .acc = Lapku
    .text = Vezmi si 2 zlata, kdykoli některá tvá figurka vyhraje bitvu.
card-shipwright = Loďař
    .gender = m
    .acc = Loďaře
    .text = Umísti libovolnou kostku: oprav všechna svá poškození.
card-emissary = Vyslanec
    .gender = m
    .acc = Vyslance
    .text = Ve svém tahu smíš místo boje dát majiteli nepřátelské figurky 1 zlato a bitvu vynechat.
card-grogmaster = Rumajzlík
    .gender = m
    .acc = Rumajzlíka
    .text = Jednou za bitvu vlajkové lodi smíš utrpět 1 poškození a přehodit svou bitevní kostku (s Tajnou zbraní obě).
card-convincing-comrade = Přesvědčivý spojenec
    .gender = m
    .acc = Přesvědčivého spojence
    .text = Umísti libovolnou kostku: přesuň až 2 spojence z jednoho ostrova na jeden jiný.
card-convincing-official = Přesvědčivý důstojník
    .gender = m
    .acc = Přesvědčivého důstojníka
    .text = Umísti libovolnou kostku: pohni až 2 hlídkami, každou o 1 až 2 pole; nebojují.
card-naive-noble = Naivní šlechtic
    .gender = m
    .acc = Naivního šlechtice
    .text = Odstraň ho ze hry: ukradni 1 člena posádky nebo náklad vlajkové lodi v regionu té své; nech si ho jako posádku, nebo (Pašerák) jako náklad.
card-sailor = Námořník
    .gender = m
    .acc = Námořníka
    .text = Umísti libovolnou kostku: pohni vlajkovou lodí o 1 až 3 pole (není to akce Plavba).
card-battering-beakhead = Beranidlo
    .gender = n
    .acc = Beranidlo
    .text = Když poškodíš cizí figurku a ta zůstane na mapě, smíš ji posunout o 1 pole (ne mimo mapu; bez bitev, přístavů a pokladů).
card-ghastly-gust = Záhadný závan
    .gender = i
    .acc = Záhadný závan
    .text = Odstraň ho ze hry: přesuň vlajkovou loď na libovolné pole mapy.
card-whispering-wind = Šeptající vánek
    .gender = i
    .acc = Šeptající vánek
    .text = Jednou za tah přesuň za 2 zlata vlajkovou loď na libovolné pole s příznivým větrem.
card-trawler = Rybář
    .gender = m
    .acc = Rybáře
    .text = Umísti libovolnou kostku: pohni vlajkovou lodí o 1 až 2 pole a ber poklad i tam, kudy jen propluješ (není to akce Plavba).
card-barrelman = Pozorovatel
    .gender = m
    .acc = Pozorovatele
    .text = Když tvá vlajková loď vpluje do mlhy, smíš mlhu brát jako silný proud zvoleným směrem.
card-pilot = Kormidelník
    .gender = m
    .acc = Kormidelníka
    .text = Když tvá vlajková loď vpluje na vrakoviště, smíš jeho poškození ignorovat.
card-sea-dog = Mořský vlk
    .gender = m
    .acc = Mořského vlka
    .text = Když tvá vlajková loď vpluje do silného proudu, smíš ho ignorovat, nebo se nechat unést jinam.
card-diver = Potápěč
    .gender = m
    .acc = Potápěče
    .text = Když zakotvíš vlajkovou lodí na vrakovišti, vezmi z pokladu o 1 zlato víc.
card-merchant = Kupec
    .gender = m
    .acc = Kupce
    .text = Když zakotvíš vlajkovou lodí v přístavu (ne na ostrově), vezmi si 1 zlato.

cargo-feathers = Peří
    .gender = n
cargo-coins = Mince
    .gender = fp
cargo-paintings = Obrazy
    .gender = ip
cargo-linen = Plátno
    .gender = n
cargo-tinctures = Tinktury
    .gender = fp
cargo-gems = Drahokamy
    .gender = ip
cargo-herbs = Bylinky
    .gender = fp
cargo-furs = Kožešiny
    .gender = fp
cargo-weapons = Zbraně
    .gender = fp
cargo-lead = Olovo
    .gender = n
cargo-explosives = Výbušniny
    .gender = fp
cargo-fancy-hat = Parádní klobouk
    .gender = i
cargo-nails = Hřebíky
    .gender = ip
cargo-lace = Krajky
    .gender = fp
cargo-wine = Víno
    .gender = n
cargo-shells = Mušle
    .gender = fp
cargo-odd-meat = Podivné maso
    .gender = n
cargo-munition = Munice
    .gender = f
    .acc = Munici
cargo-incense = Kadidlo
    .gender = n
cargo-tea = Čaj
    .gender = i
cargo-brandy = Brandy
    .gender = n
cargo-glass = Sklo
    .gender = n
cargo-maps = Mapy
    .gender = fp
cargo-fish-nets = Rybářské sítě
    .gender = fp
cargo-rare-wood = Vzácné dřevo
    .gender = n
cargo-iron = Železo
    .gender = n
cargo-ropes = Lana
    .gender = np
cargo-jewelry = Šperky
    .gender = ip
cargo-books = Knihy
    .gender = fp

plan-evacuation = Evakuace
    .gender = f
    .acc = Evakuaci
    .text = Přesuň všechny spojence z jednoho ostrova na jeden či více jiných, rozděl je libovolně.
plan-secret-weapon = Tajná zbraň
    .gender = f
    .acc = Tajnou zbraň
    .text = V této bitvě hoď dvěma bitevními kostkami a sečti je; vyhraješ-li, uděl o 1 poškození víc.
plan-close-call = Těsně vedle
    .gender = n
    .text = Tuto bitvu vynech; ve svém tahu smíš plout dál, zbývá-li ti pohyb.
plan-weapons-cache = Skrýš zbraní
    .gender = f
    .acc = Skrýš zbraní
    .text = Přičti k hodu počet svých připravených spojenců. Lze spojit s druhou kopií i s Tajnou zbraní.
plan-sneak-attack = Kradmý útok
    .gender = i
    .text = Vrať až 2 hlídky z jednoho regionu, na jehož ostrově je spojenec, do zásoby Flotily.
plan-enlist = Náborová kampaň
    .gender = f
    .acc = Náborovou kampaň
    .text = Zvol ostrov se spojencem; zdarma naverbuj libovolně mnoho posádky jeho symbolu, teprve pak doplň tržiště.
plan-dynamic-entry = Hbité přiblížení
    .gender = n
    .text = Zvyš kostku na Dělech o 2 (nejvýš na 6); potom smíš přesunout vlajkovou loď na libovolné pole s příznivým větrem.
plan-cutter = Kutr
    .gender = i
    .text = Odeber 2 spojence z ostrova a umísti tam kutr. Jeho místo: Plavba 1 až 3 nebo Příznivý vítr, bez vrakovišť. Děla nepoužívá. Spojenci na ostrově jeho regionu platí dvojnásob.
plan-gunship = Dělový člun
    .gender = i
    .text = Odeber 2 spojence z ostrova a umísti tam dělový člun. Jeho místa 4 a 6: Plavba 1 až 2 nebo Příznivý vítr, bez vrakovišť. Vždy nabito, v bitvě +3.
