import type { Language } from '@medeina/contract';
import { IntlMessageFormat } from 'intl-messageformat';
import en from '../../app/src/messages/en.json' with { type: 'json' };
import lt from '../../app/src/messages/lt.json' with { type: 'json' };
import ru from '../../app/src/messages/ru.json' with { type: 'json' };
import { accountLayoutWords } from '../../design-system/src/domain/account/AccountLayout/AccountLayout.words.ts';
import { messageThreadWords } from '../../design-system/src/domain/account/MessageThread/MessageThread.words.ts';
import { passkeyButtonWords } from '../../design-system/src/domain/account/PasskeyButton/PasskeyButton.words.ts';
import { profileMenuWords } from '../../design-system/src/domain/account/ProfileMenu/ProfileMenu.words.ts';
import { qrModalWords } from '../../design-system/src/domain/account/QrModal/QrModal.words.ts';
import { companyFormWords } from '../../design-system/src/domain/shopping/CompanyForm/CompanyForm.words.ts';
import { discountFieldWords } from '../../design-system/src/domain/shopping/DiscountField/DiscountField.words.ts';
import { purchaseListWords } from '../../design-system/src/domain/shopping/PurchaseRow/PurchaseRow.words.ts';
import { cartItemWords } from '../../design-system/src/domain/shopping/CartItem/CartItem.words.ts';
import { stickyCartStripWords } from '../../design-system/src/domain/shopping/StickyCartStrip/StickyCartStrip.words.ts';
import { estimatorWords } from '../../design-system/src/domain/catalogue/Estimator/Estimator.words.ts';
import { activityStateWords } from '../../design-system/src/domain/learning/ActivityStates/ActivityStates.words.ts';
import { signatureWords } from '../../design-system/src/domain/learning/Checklist/Signature.words.ts';
import { courseProgressListWords } from '../../design-system/src/domain/learning/CourseProgressRow/CourseProgressRow.words.ts';
import { questionNavigationWords } from '../../design-system/src/domain/learning/QuestionNavigation/QuestionNavigation.words.ts';
import { timerWords } from '../../design-system/src/domain/learning/Timer/Timer.words.ts';
import { calendarWords } from '../../design-system/src/domain/learning/Calendar/Calendar.words.ts';
import { certificateDetailWords } from '../../design-system/src/domain/learning/CertificateDetail/CertificateDetail.words.ts';
import { filterButtonWords } from '../../design-system/src/domain/catalogue/FilterDialog/FilterButton.words.ts';
import { filterDialogWords } from '../../design-system/src/domain/catalogue/FilterDialog/FilterDialog.words.ts';
import { filterSidebarWords } from '../../design-system/src/domain/catalogue/FilterSidebar/FilterSidebar.words.ts';
import { filterTagsWords } from '../../design-system/src/domain/catalogue/FilterTags/FilterTags.words.ts';
import { resultsHeaderWords } from '../../design-system/src/domain/catalogue/ResultsHeader/ResultsHeader.words.ts';
import { reviewFormWords } from '../../design-system/src/domain/catalogue/Reviews/ReviewForm.words.ts';
import { reviewListWords } from '../../design-system/src/domain/catalogue/Reviews/ReviewList.words.ts';
import { pdfViewerWords } from '../../design-system/src/domain/learning/PdfViewer/PdfViewer.words.ts';
import { videoPlayerWords } from '../../design-system/src/domain/learning/VideoPlayer/VideoPlayer.words.ts';
import { appDownloadNoticeWords } from '../../design-system/src/domain/site/AppDownloadNotice/AppDownloadNotice.words.ts';
import { callbackFormWords } from '../../design-system/src/domain/site/CallbackForm/CallbackForm.words.ts';
import { footerWords } from '../../design-system/src/domain/site/Footer/Footer.words.ts';
import { headerWords } from '../../design-system/src/domain/site/Header/Header.words.ts';
import { heroSliderWords } from '../../design-system/src/domain/site/HeroSlider/HeroSlider.words.ts';
import { languageSwitchWords } from '../../design-system/src/domain/site/LanguageSwitch/LanguageSwitch.words.ts';
import { notFoundWords } from '../../design-system/src/domain/site/NotFound/NotFound.words.ts';
import { partnerLogosWords } from '../../design-system/src/domain/site/PartnerLogos/PartnerLogos.words.ts';
import { tabBarWords } from '../../design-system/src/domain/site/TabBar/TabBar.words.ts';
import { themeControlWords } from '../../design-system/src/domain/site/ThemeControl/ThemeControl.words.ts';
import { buyPanelWords } from '../../design-system/src/domain/catalogue/BuyPanel/BuyPanel.words.ts';
import { courseCardWords } from '../../design-system/src/domain/catalogue/CourseCard/CourseCard.words.ts';
import { ratingInputWords } from '../../design-system/src/primitives/RatingInput/RatingInput.words.ts';
import { uploadListWords } from '../../design-system/src/primitives/UploadList/UploadList.words.ts';
import { translations } from '../../design-system/src/styles/translations.ts';
import { shareDialogWords } from '../../design-system/src/domain/catalogue/ShareDialog/ShareDialog.words.ts';

/** The words that components bring themselves: `FilterTags.clear`, and those that many share: `common.next`. */
const components: Readonly<Record<string, Record<Language, Readonly<Record<string, string>>>>> = {
  common: { lt: { ...translations.lt }, en: { ...translations.en }, ru: { ...translations.ru } },
  AccountLayout: accountLayoutWords,
  ActivityStates: activityStateWords,
  Calendar: calendarWords,
  CertificateDetail: certificateDetailWords,
  CourseProgressList: courseProgressListWords,
  CartItem: cartItemWords,
  CompanyForm: companyFormWords,
  DiscountField: discountFieldWords,
  PurchaseList: purchaseListWords,
  MessageThread: messageThreadWords,
  PasskeyButton: passkeyButtonWords,
  ProfileMenu: profileMenuWords,
  QrModal: qrModalWords,
  QuestionNavigation: questionNavigationWords,
  Signature: signatureWords,
  UploadList: uploadListWords,
  StickyCartStrip: stickyCartStripWords,
  TabBar: tabBarWords,
  Estimator: estimatorWords,
  ShareDialog: shareDialogWords,
  CourseCard: courseCardWords,
  BuyPanel: buyPanelWords,
  ThemeControl: themeControlWords,
  Timer: timerWords,
  PartnerLogos: partnerLogosWords,
  NotFound: notFoundWords,
  LanguageSwitch: languageSwitchWords,
  HeroSlider: heroSliderWords,
  Header: headerWords,
  Footer: footerWords,
  CallbackForm: callbackFormWords,
  AppDownloadNotice: appDownloadNoticeWords,
  FilterButton: filterButtonWords,
  FilterDialog: filterDialogWords,
  FilterSidebar: filterSidebarWords,
  FilterTags: filterTagsWords,
  ResultsHeader: resultsHeaderWords,
  RatingInput: ratingInputWords,
  ReviewForm: reviewFormWords,
  ReviewList: reviewListWords,
  PdfViewer: pdfViewerWords,
  VideoPlayer: videoPlayerWords,
};

const catalogues: Record<Language, Readonly<Record<string, string>>> = { lt, en, ru };

/** Formats a message of the app's catalogue as the app does, or a component's own word. */
export type Say = (id: string, values?: Record<string, string | number>) => string;

/** The app's texts in a language; throws for an unknown id. */
export function messagesOf(language: Language): Say {
  const catalogue = catalogues[language];
  return (id, values) => {
    const [component = '', word = ''] = id.split('.');
    const message = catalogue[id] ?? components[component]?.[language][word];
    if (message === undefined) throw new Error(`No message '${id}' in ${language}`);
    return String(new IntlMessageFormat(message, language).format(values));
  };
}
