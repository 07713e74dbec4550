import { type Language, localeTags } from '@medeina/contract';

/** The notice above a page whose content is saved, drawn by the worker and by open pages alike. */

export const noticeId = 'kept-notice';

export const texts = {
  lt: {
    kept: 'Nėra ryšio. Rodoma tai, kas išsaugota {time}.',
    back: 'Ryšys vėl yra.',
    again: 'Bandyti dar kartą',
    newest: 'Rodyti naujausią',
    title: 'Nėra ryšio',
    lead: 'Medeinos pasiekti nepavyko, o šio puslapio jūsų įrenginyje nėra.',
    own: 'Jūsų kursai šiame įrenginyje',
    kinds: 'Be ryšio galite skaityti',
    since: 'išsaugota {time}',
    none: 'Čia atsiras kursai ir puslapiai, kuriuos peržiūrėsite prisijungę prie interneto.',
  },
  en: {
    kept: 'No connection. This is what was saved at {time}.',
    back: 'The connection is back.',
    again: 'Try again',
    newest: 'Show the newest',
    title: 'No connection',
    lead: 'Medeina could not be reached, and this page is not on your device.',
    own: 'Your courses on this device',
    kinds: 'You can read without a connection',
    since: 'saved at {time}',
    none: 'Courses and pages that you look at while connected will appear here.',
  },
  ru: {
    kept: 'Нет связи. Показано то, что сохранено {time}.',
    back: 'Связь восстановлена.',
    again: 'Попробовать ещё раз',
    newest: 'Показать новое',
    title: 'Нет связи',
    lead: 'Связаться с Medeina не удалось, а этой страницы на вашем устройстве нет.',
    own: 'Ваши курсы на этом устройстве',
    kinds: 'Без связи можно читать',
    since: 'сохранено {time}',
    none: 'Здесь появятся курсы и страницы, которые вы откроете при наличии связи.',
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;

/** The hour alone where it was today: "14:32"; else with the day. */
export function timeOf(at: string, language: Language, now = new Date()): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(localeTags[language], {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    ...(isToday ? {} : { year: 'numeric', month: '2-digit', day: '2-digit' }),
  }).format(moment);
}

/**
 * Styles of the line, of the page's own variables where there are any. It stands above the page and scrolls with it: a
 * line that stayed would lie over the header, menus and dialogs.
 */
export const noticeStyle = `#${noticeId}{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:center;padding:12px 20px;font:400 16px/1.5 var(--medeina-font-text,system-ui,sans-serif);background:var(--medeina-warning-soft,#fef0d4);color:var(--medeina-text,#10221c);border-bottom:1px solid var(--medeina-border,#d8ded8)}#${noticeId} p{margin:0}#${noticeId} a{color:inherit;font-weight:600}`;

/** The line as HTML: nothing in it comes from anywhere but here. */
export function noticeHtml(at: string, language: Language): string {
  const { kept, again } = texts[language];
  return `<div id="${noticeId}" role="status" lang="${language}"><p>${kept.replace('{time}', timeOf(at, language))}</p><a href="">${again}</a></div>`;
}
