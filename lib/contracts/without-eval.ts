import { config } from 'zod';

// zod writes itself faster code by `new Function`, and even trying that breaks our pages' content policy. A browser
// loads this file before any other contract.
config({ jitless: true });
