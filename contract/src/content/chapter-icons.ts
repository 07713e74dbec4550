/** What may be drawn beside a chapter of an information page. */
export const chapterIcons = ['calendar', 'device', 'key', 'lock', 'message'] as const;
