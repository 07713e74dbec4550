import {
  type CourseDetail,
  type EndpointId,
  type Input,
  type Output,
  type PersonalId,
  type PublicId,
  rootCategory,
  tokenPages,
} from '@medeina/contract';
import type { ComponentType } from 'react';
import type { Ask } from './data/ask.ts';
import { choiceCount, discoverInput, isDiscoverPath, readDiscover } from './data/catalogue/discover.ts';
import {
  nearestInput,
  readReviewChoice,
  relatedInput,
  reviewParameters,
  reviewsInput,
} from './data/catalogue/inputs.ts';
import { discoverRedirect } from './data/catalogue/discoverRedirect.ts';
import { homeBanners } from './data/content/homeBanners.ts';
import { idOf } from './data/ids.ts';
import { footerPagesInput, isFooterPage, namedPages } from './data/content/informationPages.ts';
import { offeredCourse } from './data/content/offer.ts';
import type { CourseTab } from './data/learning/coursePath.ts';
import { findOwnCourse } from './data/learning/ownCourse.ts';
import { partnersInput } from './data/content/partners.ts';
import { searchOf } from './data/searchText.ts';

/** An answer that a page needs at once. */
export interface Preload {
  readonly id: EndpointId;
  readonly input: object;
  /** `visitor`: the page reads it with `usePersonalCall`; `everybody`: with `useCall`. */
  readonly reader: 'everybody' | 'visitor';
  /** What can be asked for only when this is answered. */
  readonly next?: (answer: unknown) => readonly Preload[];
}

/** A page's module; its name says which component is the page. */
export interface PageModule {
  readonly Page: ComponentType;
}

export interface Place {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** Where a page stands: between header and footer, with the account's one-line footer, or alone. */
export type Frame = 'site' | 'account' | 'bare';

export interface RouteEntry {
  readonly path: string;
  /** File under `pages/`, without its ending. */
  readonly page: string;
  /** The tab of a learner's course. */
  readonly tab?: CourseTab;
  readonly guard?: 'guest' | 'user';
  /** On the way to a login: no sitemap names the page, and whoever has logged in is not led to it. */
  readonly isWayIn?: boolean;
  readonly frame?: Frame;
  /** The header lies over the page's first block, whose ground is deep. */
  readonly isHeaderOver?: boolean;
  /** Public pages are rendered on the server with these; the first decides the status. Others send the shell. */
  readonly preload?: (place: Place) => readonly Preload[];
  /**
   * Where the server sends everybody who asks for the path, if what it asks first is answered; else the page is one
   * that does not exist. Undefined: the page itself is shown.
   */
  readonly redirect?: (place: Place, ask: Ask) => Promise<string | undefined>;
  /** The server sends telephones elsewhere: the sitemap names no such page, for search engines come as one. */
  readonly isByDevice?: boolean;
  /** Sends everybody home where shopping is off. */
  readonly isShopping?: boolean;
  /** The page itself says that what it asks for is not there. */
  readonly showsUnknown?: boolean;
  /** Query parameters that the page understands. */
  readonly query?: readonly string[];
  /** False where nothing can exist at the path. */
  readonly exists?: (params: Place['params']) => boolean;
}

/** What to ask once the answer is there. */
type Next<Id extends EndpointId> = (answer: Output<Id>) => readonly Preload[];

function preloadFor<Id extends EndpointId>(
  reader: Preload['reader'],
  id: Id,
  input: Input<Id>,
  next: Next<Id> | undefined,
): Preload {
  return {
    id,
    input,
    reader,
    // What is answered under an id is of that id's kind; the list of preloads forgets the tie.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    ...(next === undefined ? {} : { next: (answer) => next(answer as Output<Id>) }),
  };
}

const forEverybody = <Id extends PublicId>(id: Id, input: Input<Id>, next?: Next<Id>): Preload =>
  preloadFor('everybody', id, input, next);

const forVisitor = <Id extends PersonalId>(id: Id, input: Input<Id>, next?: Next<Id>): Preload =>
  preloadFor('visitor', id, input, next);

/** What every page with the site's header and footer needs: the menu with its course, the partners, how to reach us. */
const site = [
  forEverybody('catalogue.categories', { params: { id: rootCategory } }),
  forEverybody('catalogue.products.list', nearestInput),
  forEverybody('content.clients', partnersInput),
  forEverybody('content.contact.details', {}),
];

const isId = (text: string | undefined): boolean => idOf(text) !== undefined;

const isQuestionCategory = (text: string | undefined): boolean =>
  text !== undefined && /^[a-z0-9][a-z0-9-]{0,79}$/.test(text);

/** The course of the address with others of its field, and what more there is to ask once the course is known. */
const courseWithRelated = (
  { params }: Place,
  more: (course: CourseDetail) => readonly Preload[] = () => [],
) => [
  forVisitor('catalogue.products.detail', { params: { id: Number(params['id']) } }, ({ data }) => [
    forEverybody('catalogue.products.list', relatedInput(data)),
    ...more(data),
  ]),
  ...site,
];

const aboutCourse = {
  page: 'catalogue/CourseAboutPage',
  query: ['product_id'],
  preload: (place: Place) => courseWithRelated(place),
  exists: (params: Place['params']) => isId(params['id']),
};

/** The state of the list of courses, of all or of a category. */
const listed = ({ params: { category }, search }: Place) =>
  readDiscover(search, category === undefined ? '/discover' : `/discover/${category}`);

const courseList = {
  page: 'catalogue/DiscoverPage',
  query: ['q', 'sort', 'category_id', 'filter_group_id', 'filter_id', 'page'],
  preload: (place: Place) => [
    forEverybody('catalogue.products.list', discoverInput(listed(place)), ({ total }) =>
      total === 0 && choiceCount(listed(place)) === 0 ? [forEverybody('catalogue.featured', {})] : [],
    ),
    ...site,
  ],
  exists: ({ category }: Place['params']) =>
    category === undefined || isDiscoverPath(`/discover/${category}`),
  // Server only: in the browser the page mends its own address.
  ...(import.meta.env.SSR
    ? { redirect: (place: Place, ask: Ask) => discoverRedirect(listed(place), ask) }
    : {}),
};

const ownCourse = {
  page: 'learning/CoursePage',
  guard: 'user',
  frame: 'account',
  query: ['material'],
  exists: (params: Place['params']) => isId(params['id']),
  // Server only: in the browser the page finds out itself.
  ...(import.meta.env.SSR ? { redirect: ({ params }: Place, ask: Ask) => findOwnCourse(params, ask) } : {}),
} as const;

/** A step on the way to a login, alone on its page. */
const wayIn = {
  isWayIn: true,
  frame: 'bare',
  // The way from one form to the other keeps it, also before the script is there.
  query: ['redirect'],
  preload: () => [],
} as const;

const signingIn = { ...wayIn, guard: 'guest' } as const;

const nowhere = (path: string, isShopping = false): RouteEntry => ({
  path,
  page: 'content/NotFoundPage',
  preload: () => [...site],
  exists: () => false,
  isShopping,
});

/** Where a payment provider leads back to. Whose order it is the browser finds out. */
const outcome = { page: 'shopping/PaymentOutcomePage', query: ['order'], isShopping: true };

/** An order of the person's. */
const purchase = {
  guard: 'user',
  exists: (params: Place['params']) => isId(params['id']),
  isShopping: true,
} as const;

/** Without shopping all below them leads home; with it what is not listed does not exist. */
const shoppingPaths = ['/cart/*', '/payment/*', '/dashboard/purchases/*', '/dashboard/certificates/*'];

/** Every route of the product. The first that fits the path best wins; static words win over parameters. */
export const routeTable: readonly RouteEntry[] = [
  {
    path: '/',
    page: 'catalogue/HomePage',
    isHeaderOver: true,
    preload: () => [
      forEverybody('content.slideshows', { query: { type: 'desktop' } }),
      forEverybody('catalogue.featured', {}),
      forEverybody('content.discounts', {}),
      forEverybody('content.banners', homeBanners),
      forEverybody('content.clients', {}),
      ...site,
    ],
  },
  { path: '/discover', ...courseList },
  { path: '/discover/:category', ...courseList },
  { path: '/course-about/:id/:backRoute?', ...aboutCourse },
  { path: '/course/:id/subjects', ...aboutCourse },
  {
    path: '/course/:id/reviews',
    ...aboutCourse,
    query: [...reviewParameters],
    preload: (place) =>
      courseWithRelated(place, ({ id, reviews }) =>
        reviews.count === 0
          ? []
          : [forEverybody('catalogue.products.reviews', reviewsInput(id, readReviewChoice(place.search)))],
      ),
  },
  { path: '/course/:id/faq', ...aboutCourse },
  {
    path: '/course/:id/sample',
    page: 'learning/SamplePage',
    preload: ({ params }) => {
      const input = { params: { id: Number(params['id']) } };
      return [
        forEverybody('learning.sample', input),
        forVisitor('catalogue.products.detail', input),
        ...site,
      ];
    },
    exists: (params) => isId(params['id']),
  },
  {
    path: '/page/:id',
    page: 'content/InformationPage',
    query: ['number', 'bottom'],
    preload: ({ params, search }) => [
      forEverybody('content.information.detail', { params: { id: Number(params['id']) } }),
      ...(isFooterPage(search) ? [forEverybody('content.information.list', footerPagesInput)] : []),
      ...site,
    ],
    exists: (params) => isId(params['id']),
  },
  ...namedPages.map(({ id, path }) => ({
    path,
    page: 'content/InformationPage',
    query: ['number'],
    preload: () => [forEverybody('content.information.detail', { params: { id } }), ...site],
  })),
  {
    path: '/faq',
    page: 'content/FaqPage',
    query: ['q'],
    preload: ({ search }) => {
      const asked = searchOf(search.get('q') ?? '');
      return [
        forEverybody('content.faq.categories', {}),
        ...(asked === '' ? [] : [forEverybody('content.faq.search', { query: { search: asked } })]),
        ...site,
      ];
    },
  },
  {
    path: '/faq/:category',
    page: 'content/FaqCategoryPage',
    preload: ({ params }) => [
      forEverybody('content.faq.category', { params: { category: params['category'] ?? '' } }),
      ...site,
    ],
    exists: (params) => isQuestionCategory(params['category']),
  },
  { path: '/app-download', page: 'content/AppDownloadPage', preload: () => [...site], isByDevice: true },
  {
    path: '/course/view.php',
    page: 'content/NotFoundPage',
    query: ['id'],
    preload: () => [...site],
    redirect: async ({ search }, ask) => {
      const { data } = await ask('catalogue.legacy', {
        params: { id: idOf(search.get('id')) ?? Number.NaN },
      });
      return `/course/${String(data.id)}/general`;
    },
  },
  {
    path: '/contacts',
    page: 'content/ContactsPage',
    preload: () => [forEverybody('content.contact.subjects', {}), ...site],
  },
  {
    path: '/help/contacts',
    page: 'content/ContactsHelpPage',
    preload: () => [forEverybody('content.contact.subjects', {}), ...site],
  },
  {
    path: '/help/offer',
    page: 'content/OfferPage',
    query: ['course', 'people', 'product_id'],
    preload: ({ search }) => {
      const id = offeredCourse(search);
      return [
        forEverybody('content.contact.subjects', {}),
        ...(id === undefined ? [] : [forVisitor('catalogue.products.detail', { params: { id } })]),
        ...site,
      ];
    },
  },
  {
    path: '/login',
    page: 'auth/LoginPage',
    ...signingIn,
    query: ['redirect', 'environment'],
    preload: () => [forVisitor('auth.environment.list', {}), forEverybody('auth.social.list', {})],
  },
  { path: '/eshop-login', page: 'auth/LoginPage', ...signingIn },
  { path: '/register', page: 'auth/RegisterPage', ...signingIn },
  // Letters lead here: also whoever is signed in, or was and does not know yet that somebody has ended that.
  { path: '/forgot-password', page: 'auth/ForgotPage', ...wayIn },
  { path: `${tokenPages.resetPassword}/:token`, page: 'auth/ResetPage', isWayIn: true, frame: 'bare' },
  { path: '/password/success', page: 'auth/ResetDonePage', ...wayIn, query: [] },
  { path: `${tokenPages.confirmEmail}/:token`, page: 'auth/ConfirmEmailPage', frame: 'bare' },
  {
    path: `${tokenPages.invitation}/:token`,
    page: 'auth/InvitationPage',
    frame: 'bare',
    isShopping: true,
  },
  { path: `${tokenPages.quote}/:token`, page: 'shopping/QuotePage', isShopping: true },
  { path: '/connect', page: 'auth/ConnectPage', frame: 'bare', query: ['redirect'] },
  { path: '/messages', page: 'account/MessagesPage', guard: 'user', frame: 'account' },
  { path: '/dashboard', page: 'learning/DashboardPage', guard: 'user', frame: 'account' },
  { path: '/dashboard/courses', page: 'learning/CoursesPage', guard: 'user', frame: 'account' },
  { path: '/dashboard/favourites', page: 'account/FavouritesPage', guard: 'user', frame: 'account' },
  {
    path: '/dashboard/settings',
    page: 'account/SettingsPage',
    guard: 'user',
    frame: 'account',
    query: ['redirect', 'openChangePassword'],
  },
  {
    path: '/dashboard/deletion',
    page: 'account/DeletionPage',
    guard: 'user',
    frame: 'account',
    query: ['redirect'],
  },
  { path: '/course/:environment?/:id', ...ownCourse, tab: 'theory' },
  { path: '/course/:environment?/:id/theory/:subject?', ...ownCourse, tab: 'theory' },
  { path: '/course/:environment?/:id/general', ...ownCourse, tab: 'general' },
  { path: '/course/:environment?/:id/tests', ...ownCourse, tab: 'tests' },
  { path: '/course/:environment?/:id/surveys', ...ownCourse, tab: 'surveys' },
  { path: '/course/:environment?/:id/grades', ...ownCourse, page: 'learning/GradesPage', query: [] },
  {
    path: '/course/:environment?/:id/activity',
    ...ownCourse,
    page: 'learning/ActivityPage',
    query: ['json'],
  },
  {
    path: '/dashboard/certificates',
    page: 'learning/CertificatesPage',
    guard: 'user',
    frame: 'account',
    query: ['q', 'page'],
    isShopping: true,
  },
  {
    path: '/dashboard/certificates/:environment/:id/show',
    page: 'learning/CertificatePage',
    guard: 'user',
    frame: 'account',
    exists: (params) => isId(params['id']),
    isShopping: true,
  },
  {
    path: '/certificates/verify/:number?',
    page: 'content/VerifyPage',
    preload: ({ params: { number } }) => [
      ...(number === undefined ? [] : [forEverybody('learning.certificates.verify', { params: { number } })]),
      ...site,
    ],
    showsUnknown: true,
  },
  {
    path: '/dashboard/purchases',
    page: 'shopping/PurchasesPage',
    guard: 'user',
    frame: 'account',
    query: ['page'],
    isShopping: true,
  },
  {
    ...purchase,
    path: '/dashboard/purchases/:id/show',
    page: 'shopping/PurchasePage',
    frame: 'account',
  },
  { ...purchase, path: '/dashboard/purchases/:id/payment', page: 'shopping/PurchasePaymentPage' },
  {
    ...purchase,
    path: '/dashboard/purchases/:id/invoice',
    page: 'shopping/InvoicePage',
    query: ['kind'],
  },
  { path: '/cart', page: 'shopping/CartPage', preload: () => [...site], isShopping: true },
  { path: '/cart/payment', page: 'shopping/PaymentPage', guard: 'user', isShopping: true },
  { path: '/payment/success', ...outcome },
  { path: '/payment/cancelled', ...outcome },
  ...shoppingPaths.map((path) => nowhere(path, true)),
  nowhere('*'),
];
