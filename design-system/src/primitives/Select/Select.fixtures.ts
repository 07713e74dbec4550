import type { SelectOption } from './Select.tsx';

export const sortOptions: SelectOption[] = [
  { value: 'popular', label: 'Populiariausi viršuje' },
  { value: 'newest', label: 'Naujausi viršuje' },
  { value: 'price', label: 'Pigiausi viršuje' },
  { value: 'price-desc', label: 'Brangiausi viršuje' },
];

export const languageOptions: SelectOption[] = [
  { value: 'lt', label: 'Lietuvių', lang: 'lt' },
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'ru', label: 'Русский', lang: 'ru' },
];
