/** Photos of the work that each side can add, of each stage. */
export const MAX_WORK_PHOTOS = 6;

export const photoStages = ['before', 'after'] as const;
export type PhotoStage = (typeof photoStages)[number];
