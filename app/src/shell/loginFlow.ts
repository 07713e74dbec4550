import type { Customer } from '@medeina/contract';

/** Where somebody wanted to be when the login was asked for, and what is known of them. */
export interface ArrivedPerson {
  readonly customer: Customer;
  /** The place on our site that the login was on the way to; null: none. */
  readonly asked: string | null;
  /** The password was set by somebody else. */
  readonly mustChangePassword: boolean;
  readonly shopping: boolean;
  /** The account is to be erased, unless the person keeps it. */
  readonly isLeaving: boolean;
}

const settings = '/dashboard/settings';

/** A profile is complete when these are all there. */
export function isProfileComplete(customer: Customer): boolean {
  const { date_of_birth: born, email, firstname, lastname, telephone } = customer;
  return [born, email, firstname, lastname, telephone].every((value) => value !== null && value !== '');
}

/** The page of a course with a chosen date: who is about to buy is not held up. */
function isBuying(place: string): boolean {
  const { pathname, searchParams } = new URL(place, 'http://own.invalid');
  return pathname.startsWith('/course-about/') && /^\d+$/.test(searchParams.get('product_id') ?? '');
}

/** Where a login leads: first to the offer to keep an account that is to be erased. */
export function placeAfterLogin({ isLeaving, ...person }: ArrivedPerson): string {
  const place = placeOf(person);
  return isLeaving ? `/dashboard/deletion?${new URLSearchParams({ redirect: place }).toString()}` : place;
}

function placeOf({
  customer,
  asked,
  mustChangePassword,
  shopping,
}: Omit<ArrivedPerson, 'isLeaving'>): string {
  if (!isProfileComplete(customer) && (asked === null || !isBuying(asked))) {
    const query = new URLSearchParams({
      ...(asked === null ? {} : { redirect: asked }),
      ...(mustChangePassword ? { openChangePassword: 'true' } : {}),
    });
    return query.size === 0 ? settings : `${settings}?${query.toString()}`;
  }
  if (asked !== null) return asked;
  if (mustChangePassword) return `${settings}?openChangePassword=true`;
  return shopping ? '/' : '/dashboard/courses';
}
