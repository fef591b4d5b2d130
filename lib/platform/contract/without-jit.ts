import { config } from 'zod';

// zod writes itself faster code by `new Function`, and even trying that breaks our pages' content policy: what loads
// schemas in a browser loads this file before them.
config({ jitless: true });
