import { useEffect, useId, useRef } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Switch } from '../../../primitives/Switch/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import { companyFormWords } from './CompanyForm.words.ts';
import type { CompanyFormWord } from './CompanyForm.words.ts';
import * as styles from './CompanyForm.css.ts';

export const companyFields = ['company_name', 'company_code', 'company_address', 'company_vat'] as const;
/** The fields, by their API names. */
export type CompanyField = (typeof companyFields)[number];

export type CompanyValues = Record<CompanyField, string>;

const noValues: CompanyValues = {
  company_name: '',
  company_code: '',
  company_address: '',
  company_vat: '',
};

export interface CompanyFormProps extends RootProps<HTMLDivElement> {
  /** Buys as a company: shows the fields. */
  company?: boolean | undefined;
  /** Whether it is a company at first. */
  defaultCompany?: boolean | undefined;
  /** The switch was pressed. */
  onCompanyChange?: ((company: boolean) => void) | undefined;
  /** What is in the fields. */
  value?: CompanyValues | undefined;
  /** What is in them at first. */
  defaultValue?: CompanyValues | undefined;
  /** A field was written on: all of them, and which. */
  onChange?: ((values: CompanyValues, field: CompanyField) => void) | undefined;
  /** A field lost the focus: the host may validate it. */
  onLeave?: ((field: CompanyField) => void) | undefined;
  /** What is wrong, by field. */
  errors?: Partial<Record<CompanyField, string>> | undefined;
  /** The order is on its way. */
  disabled?: boolean | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<CompanyFormWord, string>> | undefined;
}

const completions = {
  company_name: 'organization',
  company_code: 'off',
  company_address: 'street-address',
  company_vat: 'off',
} as const satisfies Record<CompanyField, string>;

/** The buyer on the invoice: a private person, or a company with its details. */
export function CompanyForm({
  company: companyProp,
  defaultCompany = false,
  onCompanyChange,
  value: valueProp,
  defaultValue = noValues,
  onChange,
  onLeave,
  errors,
  disabled = false,
  texts,
  ...root
}: CompanyFormProps) {
  const say = useWords(companyFormWords, texts);
  const [company, setCompany] = useControllableState({
    prop: companyProp,
    defaultProp: defaultCompany,
    onChange: onCompanyChange,
  });
  const [values, setValues] = useControllableState({ prop: valueProp, defaultProp: defaultValue });
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);

  // Only when toggled: a form shown with the page must not steal the focus.
  useEffect(() => {
    if (!pressed.current || !company) return;
    pressed.current = false;
    fields.current?.querySelector('input')?.focus();
  }, [company]);

  return (
    <div {...root} className={styles.root}>
      <Switch
        label={<b className={styles.label}>{say('company')}</b>}
        checked={company}
        disabled={disabled}
        aria-controls={`${id}-fields`}
        onChange={(event) => {
          pressed.current = true;
          setCompany(event.target.checked);
        }}
      />
      <div ref={fields} id={`${id}-fields`} hidden={!company}>
        {company && (
          <fieldset className={styles.fields} disabled={disabled} aria-label={say('company')}>
            {companyFields.map((field) => (
              <TextInput
                key={field}
                name={field}
                label={say(field)}
                optional={field === 'company_vat'}
                hint={field === 'company_vat' ? say('vatHint') : undefined}
                error={errors?.[field]}
                value={values[field]}
                autoComplete={completions[field]}
                inputMode={field === 'company_code' ? 'numeric' : undefined}
                maxLength={255}
                onChange={(event) => {
                  const next = { ...values, [field]: event.target.value };
                  setValues(next);
                  onChange?.(next, field);
                }}
                onBlur={() => onLeave?.(field)}
              />
            ))}
          </fieldset>
        )}
      </div>
    </div>
  );
}
