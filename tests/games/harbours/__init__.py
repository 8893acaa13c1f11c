"""Tests of Harbours."""
