/**
 * What a browser may import: paths, facts of the wire and types. It brings no schema and no zod; forms load theirs from
 * `@medeina/contract/<domain>/schemas`.
 */
export { type AnswerKey, earnedShare } from './learning/answer-key.ts';
export { numberOf } from './learning/number-of.ts';
export {
  type ChecklistMark,
  checklistMarks,
  faultOfField,
  type FieldFault,
  openSteps,
  type RuledField,
  shownFields,
} from './learning/form-rules.ts';
export { isErrorBody, statusOfFailure } from './failures.ts';
export { isKeptOffline } from './offline.ts';
export { paths, type EndpointId } from './paths.ts';
export { fieldProblem, type FieldProblem } from './problems.ts';
export { loginPath, safeRedirect } from './redirect.ts';
export {
  builtInEnvironment,
  type CaptchaProvider,
  captchaProviders,
  cookieNames,
  hostPrefix,
  courseSorts,
  headerNames,
  homeTimeZone,
  isLanguage,
  isNoPage,
  isSiteKeyProvider,
  type Language,
  languageNames,
  languages,
  languageTags,
  localeTags,
  learningSystemCapability,
  materialModules,
  merchantId,
  rootCategory,
  type SiteKeyProvider,
  tokenPages,
} from './wire.ts';
export type { Input, Output, Parsed, PersonalId, PublicId } from './types.ts';
export type { Access, Endpoint, FailureStatus, Limit, Method, Owner, Path } from './endpoint.ts';
export type { ErrorBody } from './common.ts';
export type { CaptchaForm, CurrentSession, Customer, SessionAnswer } from './auth/schemas.ts';
export type { OwnSession, SignedInDevice } from './auth/session-schemas.ts';
export type { SignOnEnvironment, SignOnPreview } from './auth/sign-on-schemas.ts';
export type { Passkey } from './auth/passkey-schemas.ts';
export type { Gender, OwnData, Settings, SettingsChange, SiteLanguage } from './account/schemas.ts';
export type {
  Award,
  Category,
  CourseDetail,
  CourseFormat,
  CourseList,
  CourseListItem,
  CourseQuestion,
  CourseSort,
  CourseSubject,
  CourseSummary,
  Favourite,
  FavouriteReference,
  FilterGroup,
  Lecturer,
  Product,
  Review,
  ReviewFacets,
  ReviewList,
  ReviewNeeds,
  ReviewSummary,
} from './catalogue/schemas.ts';
export type {
  ActivityQuestion,
  ActivityState,
  AnswerValue,
  AskedQuestion,
  CourseTest,
  FormField,
  FormValue,
  GivenValue,
} from './learning/activity-schemas.ts';
export type { FormFile } from './learning/form-schemas.ts';
export type { Certificate, VerifiedCertificate } from './learning/certificates.ts';
export type { EcgStrip, Figure, OpenPicture } from './learning/figures.ts';
export type { ForumDiscussion, ForumPost } from './learning/forum-schemas.ts';
export type { Recall, RecallQuestion } from './learning/recall.ts';
export type { GradeCategory, GradeDay, GradeItem, UserGrades } from './learning/grade-schemas.ts';
export type {
  CompletionAnswer,
  CourseElsewhere,
  CurrentMaterial,
  DocumentContent,
  DocumentVideoContent,
  Enrolment,
  EnvironmentCourses,
  CalendarContent,
  FileContent,
  Material,
  MaterialModule,
  PackageContent,
  Page,
  Progress,
  PurchasedCourse,
  PurchasedDetail,
  Sample,
  Section,
  Topic,
  PracticalSession,
  RoomContent,
  VideoContent,
  UpcomingCourse,
} from './learning/schemas.ts';
export type {
  Banner,
  Chapter,
  ChapterBlock,
  Client,
  ContactDetails,
  DiscountBanner,
  FoundQuestion,
  InformationPage,
  InformationReference,
  QuestionCategory,
  QuestionCategoryDetail,
  Slide,
} from './content/schemas.ts';
export type { SiteConfig } from './platform/schemas.ts';
export type { Cart, CartProduct, TotalLine } from './shopping/schemas.ts';
export type { InvoiceDetail } from './shopping/invoice-schemas.ts';
export { chapterIcons } from './content/chapter-icons.ts';
export { estimateCents, estimateRange, estimateRates } from './catalogue/estimate.ts';
export { mostOfAProduct } from './shopping/most-of-a-product.ts';
export type { CoursePlace } from './shopping/place-schemas.ts';
export type { QuoteDetail, QuoteStatus } from './shopping/quote-schemas.ts';
export type { OrderDetail, OrderRow, OrderStatus, PaymentMethod } from './shopping/order-schemas.ts';
