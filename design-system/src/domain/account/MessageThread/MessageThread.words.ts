import type { Translations } from '../../../internal/words.ts';

/** `field` and `send` belong to the reply, `list` and `unread` to the list of conversations. */
export type MessageThreadWord = 'empty' | 'field' | 'send' | 'list' | 'unread';

export const messageThreadWords: Translations<MessageThreadWord> = {
  lt: {
    empty: 'Žinučių dar nėra',
    field: 'Jūsų žinutė',
    send: 'Siųsti',
    list: 'Pokalbiai',
    unread: '{count, plural, one {# neskaityta} few {# neskaitytos} other {# neskaitytų}}',
  },
  en: {
    empty: 'No messages yet',
    field: 'Your message',
    send: 'Send',
    list: 'Conversations',
    unread: '{count, number} unread',
  },
  ru: {
    empty: 'Сообщений пока нет',
    field: 'Ваше сообщение',
    send: 'Отправить',
    list: 'Переписки',
    unread:
      '{count, plural, one {# непрочитанное} few {# непрочитанных} many {# непрочитанных} other {# непрочитанных}}',
  },
};
