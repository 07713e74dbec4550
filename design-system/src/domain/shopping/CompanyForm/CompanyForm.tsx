import { useEffect, useId, useRef } from 'react';
import { Switch } from '../../../primitives/Switch/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import * as styles from './CompanyForm.css.ts';

export const companyFields = ['company_name', 'company_code', 'company_address', 'company_vat'] as const;
/** The fields, by their API names. */
export type CompanyField = (typeof companyFields)[number];

export type CompanyValues = Record<CompanyField, string>;

export interface CompanyFormProps {
  /** "I buy for a company" */
  label: string;
  /** Buys as a company: shows the fields. */
  company: boolean;
  /** Called as the user buys for a company, or no longer. */
  onCompanyChange: (company: boolean) => void;
  /** What is written, by field. */
  values: CompanyValues;
  /** Called with the field and its new value. */
  onChange: (field: CompanyField, value: string) => void;
  /** A field lost the focus: the host may validate it. */
  onLeave?: ((field: CompanyField) => void) | undefined;
  /** What is wrong, by field. */
  errors?: Partial<Record<CompanyField, string>> | undefined;
  /** The labels, by field. */
  labels: Record<CompanyField, string>;
  /** "LT000000000" */
  vatHint?: string | undefined;
  /** Cannot be changed. */
  disabled?: boolean | undefined;
}

const completions = {
  company_name: 'organization',
  company_code: 'off',
  company_address: 'street-address',
  company_vat: 'off',
} as const satisfies Record<CompanyField, string>;

/** The buyer on the invoice: a private person, or a company with its details. */
export function CompanyForm({
  label,
  company,
  onCompanyChange,
  values,
  onChange,
  onLeave,
  errors,
  labels,
  vatHint,
  disabled = false,
}: CompanyFormProps) {
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
    <div className={styles.root}>
      <Switch
        label={<b className={styles.label}>{label}</b>}
        checked={company}
        disabled={disabled}
        aria-controls={`${id}-fields`}
        onChange={(event) => {
          pressed.current = true;
          onCompanyChange(event.target.checked);
        }}
      />
      <div ref={fields} id={`${id}-fields`} hidden={!company}>
        {company && (
          <fieldset className={styles.fields} disabled={disabled} aria-label={label}>
            {companyFields.map((field) => (
              <TextInput
                key={field}
                name={field}
                label={labels[field]}
                optional={field === 'company_vat'}
                hint={field === 'company_vat' ? vatHint : undefined}
                error={errors?.[field]}
                value={values[field]}
                autoComplete={completions[field]}
                inputMode={field === 'company_code' ? 'numeric' : undefined}
                maxLength={255}
                onChange={(event) => {
                  onChange(field, event.target.value);
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
