import type { Language } from '@medeina/contract';
import { escapeMarkup } from './escape-markup.ts';
import type { MailMessage } from './mail.ts';
import { message } from './messages.ts';

/**
 * A letter to a person: greeting, paragraphs, at most one link, paragraphs after it, and our name. The greeting names
 * nobody: names are typed by whoever registers, and a letter to somebody else's address must carry no text of theirs.
 */
export interface Letter {
  /** For the log. */
  readonly kind: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do: a button. */
  readonly link?: { readonly words: string; readonly href: string };
  readonly afterwards?: readonly string[];
  readonly attachments?: MailMessage['attachments'];
}

/** The letter as a mail, in plain text and in HTML that say the same. */
export function writeLetter(letter: Letter, site: string): MailMessage {
  return {
    kind: letter.kind,
    to: letter.to,
    subject: letter.subject,
    text: asText(letter, site),
    html: asHtml(letter, site),
    ...(letter.attachments === undefined ? {} : { attachments: letter.attachments }),
  };
}

function asText({ language, paragraphs, link, afterwards = [] }: Letter, site: string): string {
  return [
    message(language, 'mail.greeting'),
    ...paragraphs,
    ...(link === undefined ? [] : [`${link.words}:\n${link.href}`]),
    ...afterwards,
    `Medeina\n${site}`,
  ].join('\n\n');
}

const styles = `body{margin:0;padding:32px 16px;background:#f8faf7;color:#10221c;
font:17px/1.6 Commissioner,"Segoe UI",Roboto,"Noto Sans",system-ui,sans-serif}
main{max-width:560px;margin:0 auto}p{margin:0 0 20px;overflow-wrap:anywhere}
a{color:#115035}.do{display:inline-block;padding:12px 24px;border-radius:10px;background:#16563a;color:#fff;
font-weight:600;text-decoration:none}.small{font-size:15px;color:#425049}
.end{margin:32px 0 0;padding-top:20px;border-top:1px solid #d8ded8}
@media(prefers-color-scheme:dark){body{background:#0e1914;color:#edf1ec}a{color:#9ce1ae}
.do{background:#94dda7;color:#051811}.small{color:#b4beb5}.end{border-color:#303d37}}`;

function paragraph(text: string): string {
  return `<p>${escapeMarkup(text).replaceAll('\n', '<br>')}</p>`;
}

/** Styles also stand on the button: many mail programs drop the head. */
function asHtml({ language, subject, paragraphs, link, afterwards = [] }: Letter, site: string): string {
  const href = link === undefined ? '' : escapeMarkup(link.href);
  const body = [
    paragraph(message(language, 'mail.greeting')),
    ...paragraphs.map(paragraph),
    ...(link === undefined
      ? []
      : [
          `<p><a class="do" href="${href}" style="display:inline-block;padding:12px 24px;border-radius:10px;` +
            `background:#16563a;color:#fff;font-weight:600;text-decoration:none">${escapeMarkup(link.words)}</a></p>`,
          `<p class="small">${escapeMarkup(message(language, 'mail.link'))}<br><a href="${href}">${href}</a></p>`,
        ]),
    ...afterwards.map(paragraph),
    `<p class="end">Medeina<br><a href="${escapeMarkup(site)}">${escapeMarkup(site)}</a></p>`,
  ].join('\n');
  return (
    `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
    `<title>${escapeMarkup(subject)}</title><style>${styles}</style></head>\n<body><main>\n${body}\n</main></body></html>\n`
  );
}
