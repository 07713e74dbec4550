/** The group that the estimator starts with. */
export const estimateStart = 320;

/** Places on its track that are worth naming: where the price changes, and the ends. */
export const estimateTicks = [100, 500, 1000, 2000, 2500] as const;
