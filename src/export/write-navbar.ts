import { writeNavbar } from '@/routes/write-navbar';
import { runMain } from './step';

// Writes the resolved navbar, on which the shells depend.
await runMain(async () => void (await writeNavbar()));
