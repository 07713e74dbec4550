import type { Language } from '@medeina/contract';

interface FakeMessage {
  readonly own: boolean;
  readonly text: string;
  readonly time: string;
}

interface FakeConversation {
  readonly id: string;
  readonly person: string;
  readonly role: string;
  readonly unread: number;
  readonly messages: readonly FakeMessage[];
}

type Words = Readonly<Record<Language, string>>;

interface Source {
  readonly id: string;
  readonly person: string;
  readonly role: Words;
  readonly unread: number;
  readonly messages: readonly { readonly own?: true; readonly text: Words; readonly time: string }[];
}

/** Invented people and words; nobody has written them. */
const sources: readonly Source[] = [
  {
    id: 'instructor',
    person: 'Ieva Stonkutė',
    role: {
      lt: 'Instruktorė, specializuotas gaivinimas',
      en: 'Instructor, advanced life support',
      ru: 'Инструктор, расширенная реанимация',
    },
    unread: 0,
    messages: [
      {
        time: '9:12',
        text: {
          lt: 'Laba diena. Ar gruodžio 4 d. praktika Vilniuje jums tinka?',
          en: 'Hello. Does the practice in Vilnius on 4 December suit you?',
          ru: 'Здравствуйте. Подходит ли вам практика в Вильнюсе 4 декабря?',
        },
      },
      {
        own: true,
        time: '9:20',
        text: {
          lt: 'Taip, būsiu. Ką pasikartoti?',
          en: 'Yes, I will be there. What should I go over?',
          ru: 'Да, приеду. Что повторить?',
        },
      },
      {
        time: '9:21',
        text: {
          lt: 'Antrą temą ir defibriliatoriaus algoritmą. Iki susitikimo.',
          en: 'The second topic and the defibrillator algorithm. See you there.',
          ru: 'Вторую тему и алгоритм работы с дефибриллятором. До встречи.',
        },
      },
    ],
  },
  {
    id: 'group',
    person: 'Tomas Girdenis',
    role: { lt: 'Jūsų praktikos grupė', en: 'Your practice group', ru: 'Ваша группа практики' },
    unread: 2,
    messages: [
      {
        time: '8:02',
        text: {
          lt: 'Gal važiuojame kartu iš Kauno? Turiu dvi vietas.',
          en: 'Shall we drive together from Kaunas? I have two seats.',
          ru: 'Может, поедем вместе из Каунаса? У меня два места.',
        },
      },
      {
        time: '8:05',
        text: {
          lt: 'Išvykčiau 6:30 nuo Pavyzdžio gatvės.',
          en: 'I would leave Pavyzdžio Street at 6:30.',
          ru: 'Выехал бы в 6:30 с улицы Павизджё.',
        },
      },
    ],
  },
  {
    id: 'team',
    person: 'Medeina',
    role: { lt: 'Pagalba', en: 'Help', ru: 'Помощь' },
    unread: 0,
    messages: [],
  },
];

/** The mock-up's conversations in a language. */
export function conversationsIn(language: Language): readonly FakeConversation[] {
  return sources.map(({ id, person, role, unread, messages }) => ({
    id,
    person,
    role: role[language],
    unread,
    messages: messages.map(({ own = false, text, time }) => ({ own, text: text[language], time })),
  }));
}
