import type { SelectOption } from './Select.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

export const sortOptions: SelectOption[] = [
  { value: 'popular', label: t('Populiariausi viršuje') },
  { value: 'newest', label: t('Naujausi viršuje') },
  { value: 'price', label: t('Pigiausi viršuje') },
  { value: 'price-desc', label: t('Brangiausi viršuje') },
];

export const languageOptions: SelectOption[] = [
  { value: 'lt', label: 'Lietuvių', lang: 'lt' },
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'ru', label: 'Русский', lang: 'ru' },
];
