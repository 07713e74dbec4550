import { isLanguage, type Language } from '@medeina/contract';
import { escapeMarkup } from '../../platform/escape-markup.ts';
import { formatCents } from '../../platform/format.ts';
import { faults } from './faults.ts';

/** Words of the sandboxes' pages. */
const words = {
  lt: {
    title: 'bandomasis mokėjimas',
    what: 'Pinigai nejuda: čia galima išbandyti, kaip vyksta mokėjimas.',
    sum: 'Suma',
    pay: 'Sumokėti',
    cancel: 'Atšaukti',
    fault: 'Kas gali nutikti',
    none: 'Nieko: viskas kaip įprasta',
    twice: 'Pranešimas ateina du kartus',
    late: 'Pranešimas vėluoja minutę',
    before: 'Pranešimas ateina anksčiau nei naršyklė',
    never: 'Pranešimas neateina',
    forged: 'Pranešimas suklastotas',
    amount: 'Sumokėta kita suma',
    currency: 'Sumokėta kita valiuta',
    timeout: 'Po nurašymo nesulaukiama atsakymo',
    refund: 'Grąžinti pinigus atsisakoma',
  },
  en: {
    title: 'trial payment',
    what: 'No money moves: this is for trying out how a payment goes.',
    sum: 'Sum',
    pay: 'Pay',
    cancel: 'Cancel',
    fault: 'What may happen',
    none: 'Nothing: all as usual',
    twice: 'The message comes twice',
    late: 'The message is a minute late',
    before: 'The message comes before the browser',
    never: 'The message never comes',
    forged: 'The message is forged',
    amount: 'Another sum was paid',
    currency: 'Another currency was paid',
    timeout: 'No answer after the capture',
    refund: 'Giving the money back is refused',
  },
  ru: {
    title: 'пробная оплата',
    what: 'Деньги не списываются: здесь можно попробовать, как проходит оплата.',
    sum: 'Сумма',
    pay: 'Оплатить',
    cancel: 'Отменить',
    fault: 'Что может случиться',
    none: 'Ничего: всё как обычно',
    twice: 'Сообщение приходит дважды',
    late: 'Сообщение опаздывает на минуту',
    before: 'Сообщение приходит раньше браузера',
    never: 'Сообщение не приходит',
    forged: 'Сообщение подделано',
    amount: 'Оплачена другая сумма',
    currency: 'Оплата в другой валюте',
    timeout: 'После списания нет ответа',
    refund: 'В возврате денег отказано',
  },
} as const satisfies Record<Language, Record<string, string>>;

const styles = `:root{color-scheme:light dark}body{margin:0;font:17px/1.5 system-ui,sans-serif;display:grid;min-height:100vh;
place-items:center;padding:24px;box-sizing:border-box}main{width:100%;max-width:420px}select,button{font:inherit;
padding:10px 18px;max-width:100%;border-radius:10px;border:1px solid GrayText}button{margin:20px 12px 0 0}
button[value=pay]{background:#16563a;color:#fff;border-color:#16563a}h1{font-size:24px;line-height:1.25}.sum{font-size:32px;margin:8px 0 24px}details{margin-top:24px}`;

export interface SandboxPage {
  readonly provider: string;
  readonly language: string;
  readonly cents: number;
  readonly description: string;
  readonly action: string;
  /** Fields that the form sends back as they are. */
  readonly kept: Readonly<Record<string, string>>;
}

/** The page on which a buyer pays or turns back, with faults to choose from. */
export function sandboxPage({
  provider,
  language: asked,
  cents,
  description,
  action,
  kept,
}: SandboxPage): string {
  const language = isLanguage(asked) ? asked : 'lt';
  const say = words[language];
  const hidden = Object.entries(kept)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`)
    .join('');
  const options = faults.map((fault) => `<option value="${fault}">${say[fault]}</option>`).join('');
  return (
    `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${provider}: ${say.title}</title>` +
    `<style>${styles}</style></head><body><main><h1>${provider}: ${say.title}</h1><p>${say.what}</p>` +
    `<p>${escapeMarkup(description)}</p><p class="sum"><span>${say.sum}: </span>${formatCents(language, cents)}</p>` +
    `<form method="post" action="${action}">${hidden}<button name="do" value="pay">${say.pay}</button>` +
    `<button name="do" value="cancel">${say.cancel}</button><details><summary>${say.fault}</summary>` +
    `<p><label for="fault">${say.fault}</label><br><select id="fault" name="fault">${options}</select></p></details>` +
    `</form></main></body></html>`
  );
}
