/** The languages in which the elements speak. */
export const languages = ['lt', 'en', 'ru'] as const;
export type Language = (typeof languages)[number];

/** Plural forms, as `Intl.PluralRules` names them; `other` replaces missing ones. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The words of the elements besides those that all components share. */
export interface Words {
  courses: (count: number) => string;
  showCourses: (count: number) => string;
  chosen: (count: number) => string;
  starsAndReviews: (stars: number, count: number) => string;
  category: string;
  allCategories: string;
  chosenFilters: string;
  clear: string;
  clearAll: string;
  clearFilters: string;
  noCourses: string;
  noCoursesText: string;
  filters: string;
  results: string;
  sort: string;
  sorts: Record<Sort, string>;
  formats: Record<'hybrid' | 'online' | 'simulation', string>;
  hours: (hours: number) => string;
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
  estimator: {
    title: string;
    question: string;
    label: string;
    hint: (least: string, most: string) => string;
    unit: (count: number) => string;
    each: string;
    total: string;
    offer: string;
  };
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

function lithuanian(): Words {
  const of = counted('lt');
  const stars = of({ one: '# žvaigždutė', few: '# žvaigždutės', other: '# žvaigždučių' });
  const reviews = of({ one: '# atsiliepimas', few: '# atsiliepimai', other: '# atsiliepimų' });
  return {
    courses: of({ one: '# kursas', few: '# kursai', other: '# kursų' }),
    showCourses: of({ one: 'Rodyti # kursą', few: 'Rodyti # kursus', other: 'Rodyti # kursų' }),
    chosen: of({ one: 'pasirinktas #', few: 'pasirinkti #', other: 'pasirinkta #' }),
    starsAndReviews: (count, given) => `${stars(count)}: ${reviews(given)}`,
    category: 'Kryptis',
    allCategories: 'Visos kryptys',
    chosenFilters: 'Pasirinkti filtrai',
    clear: 'Išvalyti',
    clearAll: 'Išvalyti visus',
    clearFilters: 'Išvalyti filtrus',
    noCourses: 'Tokių kursų šiuo metu nėra',
    noCoursesText: 'Gal per daug filtrų. Išvalykite juos ir rinkitės iš naujo.',
    filters: 'Filtrai',
    results: 'Rasti kursai',
    sort: 'Rikiuoti',
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
    hours: of({ other: '# val.' }),
    from: (price) => `nuo ${price}`,
    free: 'Nemokamai',
    discount: of({ other: '−# %' }),
    loading: 'Įkeliama',
    more: 'Rodyti daugiau',
    reviews: 'Atsiliepimai',
    noReviews: 'Atsiliepimų dar nėra',
    failed: 'Nepavyko įkelti',
    failedText: 'Patikrinkite ryšį ir bandykite dar kartą.',
    notFound: 'Tokio kurso nėra',
    notFoundText: 'Gal nuoroda sena, o gal kursas nebevyksta.',
    retry: 'Bandyti dar kartą',
    estimator: {
      title: 'Grupės prenumerata',
      question: 'Kiek darbuotojų mokysis?',
      label: 'Darbuotojų skaičius',
      hint: (least, most) => `Nuo ${least} iki ${most}`,
      unit: of({ one: 'darbuotojas', few: 'darbuotojai', other: 'darbuotojų' }),
      each: 'Kaina vienam žmogui',
      total: 'Visai grupei',
      offer: 'Gauti pasiūlymą grupei',
    },
  };
}

function english(): Words {
  const of = counted('en');
  const stars = of({ one: '# star', other: '# stars' });
  const reviews = of({ one: '# review', other: '# reviews' });
  return {
    courses: of({ one: '# course', other: '# courses' }),
    showCourses: of({ one: 'Show # course', other: 'Show # courses' }),
    chosen: of({ other: '# chosen' }),
    starsAndReviews: (count, given) => `${stars(count)}: ${reviews(given)}`,
    category: 'Field',
    allCategories: 'All fields',
    chosenFilters: 'Chosen filters',
    clear: 'Clear',
    clearAll: 'Clear all',
    clearFilters: 'Clear the filters',
    noCourses: 'There are no such courses now',
    noCoursesText: 'There may be too many filters. Clear them and choose again.',
    filters: 'Filters',
    results: 'Courses found',
    sort: 'Sort by',
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
    hours: of({ other: '# h' }),
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
    estimator: {
      title: 'Group subscription',
      question: 'How many employees will learn?',
      label: 'Number of employees',
      hint: (least, most) => `From ${least} to ${most}`,
      unit: of({ one: 'employee', other: 'employees' }),
      each: 'Price per person',
      total: 'For the whole group',
      offer: 'Get an offer for the group',
    },
  };
}

function russian(): Words {
  const of = counted('ru');
  const stars = of({ one: '# звезда', few: '# звезды', many: '# звёзд', other: '# звезды' });
  const reviews = of({ one: '# отзыв', few: '# отзыва', many: '# отзывов', other: '# отзыва' });
  return {
    courses: of({ one: '# курс', few: '# курса', many: '# курсов', other: '# курса' }),
    showCourses: of({
      one: 'Показать # курс',
      few: 'Показать # курса',
      many: 'Показать # курсов',
      other: 'Показать # курса',
    }),
    chosen: of({ one: 'выбран #', other: 'выбрано #' }),
    starsAndReviews: (count, given) => `${stars(count)}: ${reviews(given)}`,
    category: 'Направление',
    allCategories: 'Все направления',
    chosenFilters: 'Выбранные фильтры',
    clear: 'Очистить',
    clearAll: 'Очистить всё',
    clearFilters: 'Очистить фильтры',
    noCourses: 'Таких курсов сейчас нет',
    noCoursesText: 'Возможно, выбрано слишком много фильтров. Очистите их и выберите снова.',
    filters: 'Фильтры',
    results: 'Найденные курсы',
    sort: 'Сортировать',
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
    hours: of({ other: '# ч' }),
    from: (price) => `от ${price}`,
    free: 'Бесплатно',
    discount: of({ other: '−# %' }),
    loading: 'Загрузка',
    more: 'Показать ещё',
    reviews: 'Отзывы',
    noReviews: 'Отзывов пока нет',
    failed: 'Не удалось загрузить',
    failedText: 'Проверьте соединение и попробуйте ещё раз.',
    notFound: 'Такого курса нет',
    notFoundText: 'Возможно, ссылка устарела или курс больше не проводится.',
    retry: 'Попробовать ещё раз',
    estimator: {
      title: 'Групповая подписка',
      question: 'Сколько сотрудников будет учиться?',
      label: 'Число сотрудников',
      hint: (least, most) => `От ${least} до ${most}`,
      unit: of({ one: 'сотрудник', few: 'сотрудника', many: 'сотрудников', other: 'сотрудника' }),
      each: 'Цена за человека',
      total: 'За всю группу',
      offer: 'Получить предложение для группы',
    },
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
