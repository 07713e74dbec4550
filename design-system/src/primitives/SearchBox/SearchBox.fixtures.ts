import type { Suggestion } from './SearchBox.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

export const courseSuggestions: Suggestion[] = [
  { id: '101', label: t('Žaizdų priežiūra ir tvarstymas') },
  { id: '102', label: t('Lėtinių žaizdų gydymas namuose') },
  { id: '103', label: t('Specializuotas suaugusiųjų gaivinimas (ALS)') },
  { id: '104', label: 'Сердечно-лёгочная реанимация: первые минуты' },
];
