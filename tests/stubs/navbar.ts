// Replaces the step that resolves the navbar.
import { writeFileSync } from 'node:fs';

writeFileSync('src/generated/navbar.json', '{}');
