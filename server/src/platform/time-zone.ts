/** The time zone of prices, and of courses that name no other. */
export const homeTimeZone = 'Europe/Vilnius';
