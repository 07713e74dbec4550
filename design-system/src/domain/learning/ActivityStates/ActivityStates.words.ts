import type { Translations } from '../../../internal/words.ts';

export type ActivityStateWord = 'gone' | 'goneText' | 'back' | 'expired' | 'expiredText' | 'refresh';

export const activityStateWords: Translations<ActivityStateWord> = {
  lt: {
    gone: 'Veiklos nebėra',
    goneText: 'Ji pašalinta arba perkelta. Kitos kurso dalys liko.',
    back: 'Grįžti į kursą',
    expired: 'Sesija baigėsi',
    expiredText: 'Tai, ką išsaugojote, liko. Atnaujinkite veiklą ir tęskite.',
    refresh: 'Atnaujinti',
  },
  en: {
    gone: 'The activity is gone',
    goneText: 'It was removed or moved. The other parts of the course are there.',
    back: 'Back to the course',
    expired: 'The session has expired',
    expiredText: 'What you saved is kept. Open the activity again and go on.',
    refresh: 'Open again',
  },
  ru: {
    gone: 'Этого задания больше нет',
    goneText: 'Оно удалено или перенесено. Остальные части курса на месте.',
    back: 'Вернуться к курсу',
    expired: 'Сеанс завершился',
    expiredText: 'Всё сохранённое осталось. Откройте задание снова и продолжите.',
    refresh: 'Открыть снова',
  },
};
