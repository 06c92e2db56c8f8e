"""Files and JSON become values of the model; every refusal names the path of what is wrong."""
