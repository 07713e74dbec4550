import type { Language } from '@medeina/contract';

/** An order that waits for its payment. */
export interface PayableOrder {
  readonly orderId: number;
  /** 1, and one more each time that the payment is begun anew. */
  readonly attempt: number;
  readonly cents: number;
  readonly language: Language;
  readonly buyer: { readonly name: string; readonly email: string };
  /** For the provider's page: what is bought, in the buyer's language. */
  readonly description: string;
  /** Where the provider sends the browser once paid, or when the buyer turns back. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Where the provider tells of it by itself. */
  readonly callbackUrl: string;
}

export interface StartedPayment {
  /** Where the buyer pays. */
  readonly redirect: string;
  /** The provider's own name of the payment, where it has one already. */
  readonly reference: string | null;
}

/** How a payment stands. Sums are what the provider says was paid, in cents. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly reference: string; readonly cents: number; readonly currency: string }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed' };

/** What came of giving a payment back: done, or never by this provider, as it says in a word of its own. */
export type RefundOutcome =
  | { readonly kind: 'refunded' }
  | { readonly kind: 'refused'; readonly reason: string };

/** A message that a provider sent by itself, verified. */
export interface PaymentNotice {
  /** Unique at the provider: a repeated one changes nothing. */
  readonly event: string;
  readonly orderId: number;
  readonly outcome: PaymentOutcome;
}

export interface NoticeInput {
  /** From where it came. */
  readonly address: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Uint8Array;
}

/** What a provider needs of us while it reads a message. */
export interface NoticeHelp {
  /** Whether an order of ours still waits for its money: what was approved for another is not taken. */
  readonly isOwed: (orderId: number) => Promise<boolean>;
  /**
   * Asks the provider whether a message is genuine, unless too many from there were not.
   * @throws {ProblemError} `too_many_requests`
   */
  readonly prove: (ask: () => Promise<boolean>) => Promise<boolean>;
}

/** What of a payment is known when its provider is asked. */
export interface KnownPayment {
  readonly orderId: number;
  readonly reference: string | null;
  readonly cents: number;
}

/** A way to pay; a folder each, listed in `providers.ts`. Every call ends within ten seconds. */
export interface PaymentProvider {
  /** On the wire and in the database; its words are the messages `payment.<code>.name` and `.detail`. */
  readonly code: string;
  /** The largest sum that it takes, in cents. */
  readonly mostCents: number;
  /** Whether it takes orders of the sum. */
  takes(cents: number): boolean;
  /**
   * Begins a payment. The same attempt again, such as after a lost answer, is the same payment.
   * @throws {ProblemError} `payment_unavailable`
   */
  start(order: PayableOrder): Promise<StartedPayment>;
  /**
   * Reads a message that claims to be the provider's; undefined for one that is genuine and about nothing of ours.
   * @throws {ProblemError} `bad_input` where it is forged or broken.
   */
  readNotice(input: NoticeInput, help: NoticeHelp): Promise<PaymentNotice | undefined>;
  /** What a provider wants to hear for a message that arrived. */
  readonly noticeReply: string;
  /**
   * Asks how a payment stands, and completes one that the buyer approved; left out where the provider has no call for it.
   * Safe to repeat.
   * @throws {ProblemError} `payment_unavailable`
   */
  look?(payment: KnownPayment): Promise<PaymentOutcome>;
  /**
   * Gives a payment back; left out where the provider has no call for it and the operator does it at their bank.
   * Safe to repeat.
   * @throws {ProblemError} `payment_unavailable`
   */
  refund?(payment: KnownPayment): Promise<RefundOutcome>;
}
