import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

/** What a person chose for the order that is confirmed next. */
export interface CheckoutRow {
  readonly payment_method: string | null;
  readonly agreed_at: Date | null;
  readonly comment: string;
  readonly for_team: boolean;
  readonly buys_as_company: boolean;
  readonly company_name: string;
  readonly company_code: string;
  readonly company_address: string;
  readonly company_vat: string;
}

export type CompanyRow = Pick<
  CheckoutRow,
  'company_address' | 'company_code' | 'company_name' | 'company_vat'
>;

const nothingChosen: CheckoutRow = {
  payment_method: null,
  agreed_at: null,
  comment: '',
  for_team: false,
  buys_as_company: false,
  company_name: '',
  company_code: '',
  company_address: '',
  company_vat: '',
};

export async function readCheckout(executor: Executor, userId: number): Promise<CheckoutRow> {
  const { rows } = await sql<CheckoutRow>`
    select payment_method, agreed_at, comment, for_team, buys_as_company, company_name, company_code,
           company_address, company_vat
    from checkouts where user_id = ${userId}`.execute(executor);
  return rows[0] ?? nothingChosen;
}

export interface PaymentChoice {
  readonly method: string;
  readonly comment: string;
  readonly isForTeam: boolean;
}

export async function savePaymentChoice(
  executor: Executor,
  userId: number,
  { method, comment, isForTeam }: PaymentChoice,
): Promise<void> {
  await sql`
    insert into checkouts (user_id, payment_method, agreed_at, comment, for_team)
    values (${userId}, ${method}, now(), ${comment}, ${isForTeam})
    on conflict (user_id) do update
    set payment_method = excluded.payment_method, agreed_at = excluded.agreed_at, comment = excluded.comment,
        for_team = excluded.for_team`.execute(executor);
}

/** @param company null: the person buys for themselves; a company that was saved before is kept for next time. */
export async function saveBuyer(
  executor: Executor,
  userId: number,
  company: CompanyRow | null,
): Promise<void> {
  if (company === null) {
    await sql`update checkouts set buys_as_company = false where user_id = ${userId}`.execute(executor);
    return;
  }
  await sql`
    insert into checkouts (user_id, buys_as_company, company_name, company_code, company_address, company_vat)
    values (${userId}, true, ${company.company_name}, ${company.company_code}, ${company.company_address},
            ${company.company_vat})
    on conflict (user_id) do update
    set buys_as_company = true, company_name = excluded.company_name, company_code = excluded.company_code,
        company_address = excluded.company_address, company_vat = excluded.company_vat`.execute(executor);
}

/** Each order is agreed to anew. */
export async function clearPaymentChoice(executor: Executor, userId: number): Promise<void> {
  await sql`
    update checkouts set payment_method = null, agreed_at = null, comment = '', for_team = false
    where user_id = ${userId}`.execute(executor);
}
