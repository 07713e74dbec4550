/** The hours of a simulation room. */
export const openHours = { min: '08:00', max: '17:00' } as const;
