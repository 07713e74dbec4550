/**
 * Where local storage remembers the notice about the app: `1` never to show it again, a day on which it was closed
 * not to show it on that day.
 */
export const appNoticeKey = 'app_notice';
