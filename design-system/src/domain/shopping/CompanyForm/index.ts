export { CompanyForm, companyFields } from './CompanyForm.tsx';
export type { CompanyField, CompanyFormProps, CompanyValues } from './CompanyForm.tsx';
export type { CompanyFormWord } from './CompanyForm.words.ts';
