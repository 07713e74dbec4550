/** The languages in which the elements speak. */
export const languages = ['lt', 'en', 'ru'] as const;
export type Language = (typeof languages)[number];

/** Plural forms, as `Intl.PluralRules` names them; `other` replaces missing ones. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The words of the elements besides those that all components share. */
export interface Words {
  showCourses: (count: number) => string;
  chosen: (count: number) => string;
  category: string;
  allCategories: string;
  clear: string;
  clearFilters: string;
  noCourses: string;
  noCoursesText: string;
  filters: string;
  results: string;
  sorts: Record<Sort, string>;
  formats: Record<'hybrid' | 'online' | 'simulation', string>;
  hour: string;
  minute: string;
  theory: string;
  practice: string;
  /** The days of a session from `2026-12-07` on, for the start of a line. */
  days: (from: string, to: string) => string;
  from: (price: string) => string;
  free: string;
  discount: (percent: number) => string;
  loading: string;
  more: string;
  reviews: string;
  noReviews: string;
  failed: string;
  failedText: string;
  notFound: string;
  notFoundText: string;
  retry: string;
}

/** The orders that the list offers, by their name in the address. */
export const sorts = ['popular', 'newest', 'date', 'price_asc', 'price_desc', 'rating', 'title'] as const;
export type Sort = (typeof sorts)[number];

function counted(language: Language) {
  const rules = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  return (forms: Forms) => (count: number) =>
    (forms[rules.select(count)] ?? forms.other).replace('#', number.format(count));
}

function daysOf(tag: string, end = '') {
  const format = new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return (from: string, to: string) => {
    const days =
      from === to
        ? format.format(new Date(from))
        : `${format.formatRange(new Date(from), new Date(to))}${end}`;
    return days.charAt(0).toLocaleUpperCase(tag) + days.slice(1);
  };
}

function lithuanian(): Words {
  const of = counted('lt');
  return {
    showCourses: of({ one: 'Rodyti # kursą', few: 'Rodyti # kursus', other: 'Rodyti # kursų' }),
    chosen: of({ one: 'pasirinktas #', few: 'pasirinkti #', other: 'pasirinkta #' }),
    category: 'Kryptis',
    allCategories: 'Visos kryptys',
    clear: 'Išvalyti',
    clearFilters: 'Išvalyti filtrus',
    noCourses: 'Tokių kursų šiuo metu nėra',
    noCoursesText: 'Gal per daug filtrų. Išvalykite juos ir rinkitės iš naujo.',
    filters: 'Filtrai',
    results: 'Rasti kursai',
    sorts: {
      popular: 'Populiariausi viršuje',
      newest: 'Naujausi viršuje',
      date: 'Artimiausia praktika',
      price_asc: 'Pigiausi viršuje',
      price_desc: 'Brangiausi viršuje',
      rating: 'Geriausiai įvertinti',
      title: 'Pagal pavadinimą',
    },
    formats: { hybrid: 'Hibridinis', online: 'Nuotolinis', simulation: 'Simuliacija' },
    hour: 'val.',
    minute: 'min.',
    theory: 'Teorija',
    practice: 'Praktika',
    days: daysOf('lt', '\u00a0d.'),
    from: (price) => `nuo ${price}`,
    free: 'Nemokamai',
    discount: of({ other: '−# %' }),
    loading: 'Įkeliama',
    more: 'Rodyti daugiau',
    reviews: 'Atsiliepimai',
    noReviews: 'Atsiliepimų dar nėra',
    failed: 'Nepavyko įkelti',
    failedText: 'Patikrinkite ryšį ir bandykite dar kartą.',
    notFound: 'Tokio kurso nėra',
    notFoundText: 'Gal nuoroda sena, o gal kursas nebevyksta.',
    retry: 'Bandyti dar kartą',
  };
}

function english(): Words {
  const of = counted('en');
  return {
    showCourses: of({ one: 'Show # course', other: 'Show # courses' }),
    chosen: of({ other: '# chosen' }),
    category: 'Field',
    allCategories: 'All fields',
    clear: 'Clear',
    clearFilters: 'Clear the filters',
    noCourses: 'There are no such courses now',
    noCoursesText: 'There may be too many filters. Clear them and choose again.',
    filters: 'Filters',
    results: 'Courses found',
    sorts: {
      popular: 'Most popular first',
      newest: 'Newest first',
      date: 'Nearest practice date',
      price_asc: 'Lowest price first',
      price_desc: 'Highest price first',
      rating: 'Best rated',
      title: 'By title',
    },
    formats: { hybrid: 'Hybrid', online: 'Online', simulation: 'Simulation' },
    hour: 'h',
    minute: 'min',
    theory: 'Theory',
    practice: 'Practice',
    days: daysOf('en-GB'),
    from: (price) => `from ${price}`,
    free: 'Free',
    discount: of({ other: '−#%' }),
    loading: 'Loading',
    more: 'Show more',
    reviews: 'Reviews',
    noReviews: 'No reviews yet',
    failed: 'Could not load this',
    failedText: 'Check your connection and try again.',
    notFound: 'There is no such course',
    notFoundText: 'The link may be old, or the course is no longer held.',
    retry: 'Try again',
  };
}

function russian(): Words {
  const of = counted('ru');
  return {
    showCourses: of({
      one: 'Показать # курс',
      few: 'Показать # курса',
      many: 'Показать # курсов',
      other: 'Показать # курса',
    }),
    chosen: of({ one: 'выбран #', other: 'выбрано #' }),
    category: 'Направление',
    allCategories: 'Все направления',
    clear: 'Сбросить',
    clearFilters: 'Сбросить фильтры',
    noCourses: 'Таких курсов сейчас нет',
    noCoursesText: 'Возможно, выбрано слишком много фильтров. Сбросьте их и выберите снова.',
    filters: 'Фильтры',
    results: 'Найденные курсы',
    sorts: {
      popular: 'Сначала популярные',
      newest: 'Сначала новые',
      date: 'Ближайшая практика',
      price_asc: 'Сначала дешёвые',
      price_desc: 'Сначала дорогие',
      rating: 'С лучшей оценкой',
      title: 'По названию',
    },
    formats: { hybrid: 'Гибридный', online: 'Дистанционный', simulation: 'Симуляция' },
    hour: 'ч',
    minute: 'мин',
    theory: 'Теория',
    practice: 'Практика',
    days: daysOf('ru'),
    from: (price) => `от ${price}`,
    free: 'Бесплатно',
    discount: of({ other: '−# %' }),
    loading: 'Загрузка',
    more: 'Показать ещё',
    reviews: 'Отзывы',
    noReviews: 'Отзывов пока нет',
    failed: 'Не удалось загрузить',
    failedText: 'Проверьте соединение и попробуйте ещё раз.',
    notFound: 'Такого курса нет',
    notFoundText: 'Возможно, ссылка устарела или курс больше не проводится.',
    retry: 'Попробовать ещё раз',
  };
}

const made = new Map<Language, Words>();
const makers: Record<Language, () => Words> = { lt: lithuanian, en: english, ru: russian };

/** The words of a language; made once. */
export function wordsOf(language: Language): Words {
  const words = made.get(language) ?? makers[language]();
  made.set(language, words);
  return words;
}
