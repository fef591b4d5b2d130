import { loadDemoSkills } from '../../embedded/demo/skills.ts';

/** Stores the thirteen trades of the demo, named in five languages. */
export const makeTrades = (): Promise<void> => loadDemoSkills();
