import { isLanguage, type Language } from '@medeina/contract';
import { decodeHTML } from 'entities';
import { escapeMarkup } from '../platform/escape-markup.ts';

/** The words of the provider's pages, in the language that the person comes with. */
const words = {
  lt: {
    login: 'Prisijungimas prie PMP',
    register: 'Nauja PMP paskyra',
    username: 'Naudotojo vardas',
    password: 'Slaptažodis',
    firstname: 'Vardas',
    lastname: 'Pavardė',
    email: 'El. paštas',
    submit: 'Prisijungti',
    create: 'Sukurti paskyrą',
    toRegister: 'Neturiu paskyros',
    cancel: 'Atšaukti',
    wrong: 'Neteisingas vardas arba slaptažodis.',
    taken: 'Toks naudotojo vardas jau užimtas arba palikti tušti laukai.',
    hint: 'Bandomosios paskyros: ruta ir tomas, slaptažodis demo-medeina',
    logout: 'Ar atsijungti ir nuo PMP?',
    stay: 'Likti prisijungus',
    leave: 'Atsijungti',
    course: 'Kursas PMP aplinkoje',
    opensHere:
      'Čia atsivertų ši veikla: bandomoji svetainė atstoja PMP „Moodle“. Grįžę į Medeiną matysite, kas atlikta.',
  },
  en: {
    login: 'Sign in to PMP',
    register: 'New PMP account',
    username: 'User name',
    password: 'Password',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'E-mail',
    submit: 'Sign in',
    create: 'Create account',
    toRegister: 'I have no account',
    cancel: 'Cancel',
    wrong: 'Incorrect name or password.',
    taken: 'This user name is taken, or a field is empty.',
    hint: 'Demo accounts: ruta and tomas, password demo-medeina',
    logout: 'Sign out of PMP, too?',
    stay: 'Stay signed in',
    leave: 'Sign out',
    course: 'A course in PMP',
    opensHere:
      'Here this activity would open: this page stands in for PMP’s Moodle. Back in Medeina you will see what is done.',
  },
  ru: {
    login: 'Вход в PMP',
    register: 'Новая учётная запись PMP',
    username: 'Имя пользователя',
    password: 'Пароль',
    firstname: 'Имя',
    lastname: 'Фамилия',
    email: 'Эл. почта',
    submit: 'Войти',
    create: 'Создать учётную запись',
    toRegister: 'У меня нет учётной записи',
    cancel: 'Отмена',
    wrong: 'Неверное имя или пароль.',
    taken: 'Это имя занято, или какое-то поле не заполнено.',
    hint: 'Учётные записи для пробы: ruta и tomas, пароль demo-medeina',
    logout: 'Выйти и из PMP?',
    stay: 'Остаться',
    leave: 'Выйти',
    course: 'Курс в PMP',
    opensHere:
      'Здесь открылось бы это задание: эта страница заменяет Moodle среды PMP. Вернувшись в Medeina, вы увидите, что выполнено.',
  },
} as const satisfies Record<Language, Record<string, string>>;

const styles = `:root{color-scheme:light dark}body{margin:0;font:17px/1.5 system-ui,sans-serif;display:grid;min-height:100vh;
place-items:center;padding:24px;box-sizing:border-box}main{width:100%;max-width:380px}label{display:block;margin:16px 0 4px}
input{box-sizing:border-box;width:100%;font:inherit;padding:10px 12px}button{font:inherit;padding:10px 18px;margin:20px 12px 0 0}
[role=alert]{border-left:4px solid #b3261e;padding-left:12px}.hint{opacity:.8}`;

function page(language: Language, title: string, body: string): string {
  return (
    `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeMarkup(title)}</title>` +
    `<style>${styles}</style></head><body><main><h1>${escapeMarkup(title)}</h1>${body}</main></body></html>`
  );
}

/** The first language of `ui_locales` that the pages have. */
export function languageOf(locales: unknown): Language {
  const asked = typeof locales === 'string' ? locales.split(' ') : [];
  return asked.find(isLanguage) ?? 'lt';
}

function field(label: string, name: string, autocomplete: string, type = 'text'): string {
  return (
    `<label for="${name}">${escapeMarkup(label)}</label>` +
    `<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required>`
  );
}

const refusal = (text: string): string => `<p role="alert">${escapeMarkup(text)}</p>`;

export function loginPage(language: Language, action: string, isRefused: boolean): string {
  const say = words[language];
  return page(
    language,
    say.login,
    `${isRefused ? refusal(say.wrong) : ''}<form method="post" action="${action}">` +
      field(say.username, 'username', 'username') +
      field(say.password, 'password', 'current-password', 'password') +
      `<button name="do" value="login">${say.submit}</button>` +
      `<button name="do" value="cancel" formnovalidate>${say.cancel}</button></form>` +
      `<p><a href="${action}?register">${say.toRegister}</a></p><p class="hint">${say.hint}</p>`,
  );
}

export function registerPage(language: Language, action: string, isRefused: boolean): string {
  const say = words[language];
  return page(
    language,
    say.register,
    `${isRefused ? refusal(say.taken) : ''}<form method="post" action="${action}?register">` +
      field(say.username, 'username', 'username') +
      field(say.firstname, 'firstname', 'given-name') +
      field(say.lastname, 'lastname', 'family-name') +
      field(say.email, 'email', 'email', 'email') +
      field(say.password, 'password', 'new-password', 'password') +
      `<button name="do" value="register">${say.create}</button>` +
      `<button name="do" value="cancel" formnovalidate>${say.cancel}</button></form>`,
  );
}

/** @param form the provider's own form, which carries its token against forgery. */
export function logoutPage(language: Language, form: string): string {
  const say = words[language];
  return page(
    language,
    say.logout,
    `${form}<button form="op.logoutForm" name="logout" value="yes">${say.leave}</button>` +
      `<button form="op.logoutForm">${say.stay}</button>`,
  );
}

/** @param name of the activity, as Moodle writes names; undefined for a course. */
export function activityPage(language: Language, name: string | undefined): string {
  const say = words[language];
  return page(language, name === undefined ? say.course : decodeHTML(name), `<p>${say.opensHere}</p>`);
}
