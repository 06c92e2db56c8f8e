"""RosenKreuz: rules K1 to K9."""
