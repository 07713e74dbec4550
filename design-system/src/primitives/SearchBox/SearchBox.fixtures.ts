import type { Suggestion } from './SearchBox.tsx';

export const courseSuggestions: Suggestion[] = [
  { id: '101', label: 'Žaizdų priežiūra ir tvarstymas' },
  { id: '102', label: 'Lėtinių žaizdų gydymas namuose' },
  { id: '103', label: 'Specializuotas suaugusiųjų gaivinimas (ALS)' },
  { id: '104', label: 'Сердечно-лёгочная реанимация: первые минуты' },
];
