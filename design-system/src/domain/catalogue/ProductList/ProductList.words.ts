import type { Translations } from '../../../internal/words.ts';

/** `label` names the list; `more` shows the hidden rest. */
export type ProductListWord = 'label' | 'more' | 'empty';

export const productListWords: Translations<ProductListWord> = {
  lt: {
    label: 'Datos ir vietos',
    more: '{count, plural, one {Rodyti dar # datą} few {Rodyti dar # datas} other {Rodyti dar # datų}}',
    empty: 'Datų dar nėra',
  },
  en: {
    label: 'Dates and places',
    more: '{count, plural, one {Show # more date} other {Show # more dates}}',
    empty: 'No dates yet',
  },
  ru: {
    label: 'Даты и места',
    more: '{count, plural, one {Показать ещё # дату} few {Показать ещё # даты} many {Показать ещё # дат} other {Показать ещё # даты}}',
    empty: 'Дат пока нет',
  },
};
