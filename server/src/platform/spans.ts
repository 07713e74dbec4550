import { type TracingChannel, tracingChannel } from 'node:diagnostics_channel';
import type { Context } from '@opentelemetry/api';

/** What is traced inside a request, and what is told of each. Nothing here may hold what a person typed. */
export interface Traced {
  /** A statement's text; its values stand apart and are never told. */
  readonly statement: { readonly text: string };
  readonly render: {
    readonly language: string;
    /** A page says so itself, or leaves a part out, where what it is made of cannot be had: nothing is thrown then. */
    hasFailed?: boolean;
  };
  readonly job: { readonly queue: string };
  readonly mail: { readonly kind: string };
}
export type TracedKind = keyof Traced;

/** It tells of work that begins and ends, and knows in whose span that is. */
export type SpanChannel<Kind extends TracedKind> = TracingChannel<Context | undefined, Traced[Kind]>;

/** Who listens to them is decided at start: see `tracing.ts`. */
export const spanChannels: { readonly [Kind in TracedKind]: SpanChannel<Kind> } = {
  statement: tracingChannel('medeina.statement'),
  render: tracingChannel('medeina.render'),
  job: tracingChannel('medeina.job'),
  mail: tracingChannel('medeina.mail'),
};

/** Does the work, as a span where traces are wanted. It may tell more of itself. */
export function traced<Kind extends TracedKind, Result>(
  kind: Kind,
  facts: Traced[Kind],
  work: (told: Traced[Kind]) => Promise<Result>,
): Promise<Result> {
  const channel: SpanChannel<Kind> = spanChannels[kind];
  const told = { ...facts };
  return channel.hasSubscribers ? channel.tracePromise(() => work(told), told) : work(told);
}
