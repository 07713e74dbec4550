import type { CompanyField, CompanyValues } from '@medeina/design-system/domain/CompanyForm';
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { reportRateLimit } from '../../data/client.ts';
import { type Buyer, type Company, type PaymentMethods, useConfirm } from '../../data/shopping/checkout.ts';
import { CallError } from '../../session/transport.ts';
import { failureTextId } from '../../shell/failureText.ts';
import { useProblemText } from '../../shell/forms/useProblemText.ts';
import { arrived } from '../../shell/forms/validation.ts';
import { useSending } from './useSending.ts';

type CompanyErrors = Partial<Record<CompanyField, string>>;

export interface CheckoutForm {
  readonly method: string;
  readonly chooseMethod: (code: string) => void;
  readonly isCompany: boolean;
  readonly setCompany: (isCompany: boolean) => void;
  readonly values: CompanyValues;
  readonly write: (values: CompanyValues, field: CompanyField) => void;
  /** The courses are for colleagues, whom the buyer invites. */
  readonly isForTeam: boolean;
  readonly setForTeam: (isForTeam: boolean) => void;
  readonly isAgreed: boolean;
  readonly agree: (isAgreed: boolean) => void;
  readonly companyErrors: CompanyErrors;
  readonly agreeError: string | undefined;
  /** What the server refused that is about no field. */
  readonly failures: readonly string[];
  readonly isBusy: boolean;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

interface CheckoutFormInput {
  readonly methods: PaymentMethods;
  readonly company: Company;
  /** Whether something in the cart is for colleagues. */
  readonly isCartForTeam: boolean;
  /** Whether something in the cart is the buyer's already: all of it is for colleagues then. */
  readonly hasOwned: boolean;
  /** What the cart costs. */
  readonly total: number;
  /** Kept once the cart has settled: whether it is as the person asked. */
  readonly settled: () => Promise<boolean>;
  /** Reads again what a failure may have changed: the methods, the cart. */
  readonly onReload: () => Promise<void>;
}

/** Who buys, as the form has it; or what is wrong with it, by field. Throws a `CallError` without the schema. */
async function readBuyer(
  isCompany: boolean,
  values: CompanyValues,
): Promise<{ buyer: Buyer } | { problems: Partial<Record<CompanyField, string>> }> {
  if (!isCompany) return { buyer: { private: true } };
  const { companyBody } = await arrived(import('@medeina/contract/shopping/order-schemas'));
  const read = companyBody.safeParse({ private: false, ...values });
  if (read.success) return { buyer: read.data };
  return {
    problems: Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])),
  };
}

/** The form of the payment page: a press makes one order, however often it is repeated. */
export function useCheckoutForm({
  methods,
  company,
  isCartForTeam,
  hasOwned,
  total,
  settled,
  onReload,
}: CheckoutFormInput): CheckoutForm {
  const intl = useIntl();
  const confirm = useConfirm();
  const problemText = useProblemText();
  const [chosen, setChosen] = useState<string>();
  const [isCompany, setCompany] = useState(!company.private);
  const [values, setValues] = useState<CompanyValues>(() => ({
    company_name: company.company_name,
    company_code: company.company_code,
    company_address: company.company_address,
    company_vat: company.company_vat,
  }));
  /** Undefined: as the cart has it, which another tab may change. */
  const [chosenForTeam, setForTeam] = useState<boolean>();
  const isForTeam = hasOwned || (chosenForTeam ?? isCartForTeam);
  const [isAgreed, setAgreed] = useState(false);
  const [companyErrors, setCompanyErrors] = useState<CompanyErrors>({});
  const [agreeError, setAgreeError] = useState<string>();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const sending = useSending(onReload);
  /** The form that was just refused: the first of what is wrong takes the focus. */
  const refused = useRef<HTMLFormElement>(null);
  const method = methods.some(({ code }) => code === chosen) ? (chosen ?? '') : (methods[0]?.code ?? '');

  // A change that was on its way at the press is drawn before the order is made.
  const shown = useRef(total);
  useLayoutEffect(() => {
    shown.current = total;
  }, [total]);

  useEffect(() => {
    refused.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    refused.current = null;
  });

  const refuse = (form: HTMLFormElement, errors: CompanyErrors, agreement?: string) => {
    setCompanyErrors(errors);
    setAgreeError(agreement);
    refused.current = form;
  };

  const fail = async (form: HTMLFormElement, error: CallError) => {
    if (reportRateLimit(error)) return;
    const errors = Object.fromEntries(
      Object.entries(error.fields)
        .filter(([field]) => field in values)
        .map(([field, messages]) => [field, messages.join(' ')]),
    );
    if (Object.keys(errors).length > 0) refuse(form, errors);
    else
      setFailures(
        error.messages.length > 0 ? error.messages : [intl.formatMessage({ id: failureTextId(error) })],
      );
    await onReload();
  };

  const send = async (form: HTMLFormElement) => {
    setFailures([]);
    try {
      const read = await readBuyer(isCompany, values);
      const agreement = isAgreed ? undefined : intl.formatMessage({ id: 'shopping.payment.agree.missing' });
      const problems = 'problems' in read ? read.problems : {};
      const errors = Object.fromEntries(
        Object.entries(problems).map(([field, message]) => [field, problemText({ message })]),
      );
      if ('problems' in read || agreement !== undefined) {
        refuse(form, errors, agreement);
        sending.end();
        return;
      }
      if (!(await settled())) {
        // The person was told why, and sees what the cart has instead.
        sending.end();
        return;
      }
      await sending.leave(await confirm({ method, buyer: read.buyer, isForTeam, total: shown.current }));
    } catch (error) {
      sending.end();
      if (!(error instanceof CallError)) throw error;
      await fail(form, error);
    }
  };

  return {
    method,
    chooseMethod: setChosen,
    isCompany,
    setCompany: (next) => {
      setCompany(next);
      setCompanyErrors({});
    },
    values,
    write: (next, field) => {
      setValues(next);
      setCompanyErrors(({ [field]: _mended, ...others }) => others);
    },
    isForTeam,
    setForTeam,
    isAgreed,
    agree: (next) => {
      setAgreed(next);
      setAgreeError(undefined);
    },
    companyErrors,
    agreeError,
    failures,
    isBusy: sending.isBusy,
    submit: (event) => {
      event.preventDefault();
      if (sending.begin()) void send(event.currentTarget);
    },
  };
}
