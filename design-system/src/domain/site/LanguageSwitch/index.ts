export { LanguageSwitch, languageSwitchForms } from './LanguageSwitch.tsx';
export type { LanguageOption, LanguageSwitchForm, LanguageSwitchProps } from './LanguageSwitch.tsx';
