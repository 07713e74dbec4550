import type { Translations } from '../../../internal/words.ts';

/** `label` names the panel, `choose` the dates; `more` shows the hidden ones. */
export type BuyPanelWord = 'label' | 'choose' | 'more' | 'favourite';

export const buyPanelWords: Translations<BuyPanelWord> = {
  lt: {
    label: 'Kaip pradėti',
    choose: 'Pasirinkite praktikos datą',
    more: '{count, plural, one {Rodyti dar # datą} few {Rodyti dar # datas} other {Rodyti dar # datų}}',
    favourite: 'Įtraukti į mėgstamus',
  },
  en: {
    label: 'How to start',
    choose: 'Choose a practice date',
    more: '{count, plural, one {Show # more date} other {Show # more dates}}',
    favourite: 'Add to favourites',
  },
  ru: {
    label: 'Как начать',
    choose: 'Выберите дату практики',
    more: '{count, plural, one {Показать ещё # дату} few {Показать ещё # даты} many {Показать ещё # дат} other {Показать ещё # даты}}',
    favourite: 'Добавить в избранное',
  },
};
