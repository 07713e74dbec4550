import type { z } from 'zod';
import type { Endpoints } from './endpoints.ts';
import type { EndpointId } from './paths.ts';

/** One part of what a caller gives; it may be left out when nothing in it is required. */
type Part<Row, Key extends 'params' | 'query' | 'body'> = Row extends {
  readonly [K in Key]: infer Shape extends z.ZodType;
}
  ? undefined extends z.input<Shape>
    ? { readonly [K in Key]?: Exclude<z.input<Shape>, undefined> }
    : Partial<z.input<Shape>> extends z.input<Shape>
      ? { readonly [K in Key]?: z.input<Shape> }
      : { readonly [K in Key]: z.input<Shape> }
  : unknown;

type Checked<Row, Key extends 'params' | 'query' | 'body' | 'headers'> = Row extends {
  readonly [K in Key]: infer Shape extends z.ZodType;
}
  ? z.output<Shape>
  : undefined;

type Plain<Given> = { [Key in keyof Given]: Given[Key] };

/** What a caller gives to a call: `{params, query, body}`, each only where the call has it. */
export type Input<Id extends EndpointId> = Plain<
  Part<Endpoints[Id], 'params'> & Part<Endpoints[Id], 'query'> & Part<Endpoints[Id], 'body'>
>;

/** What a handler gets after validation: every part, `undefined` where the call has none. */
export interface Parsed<Id extends EndpointId> {
  readonly params: Checked<Endpoints[Id], 'params'>;
  readonly query: Checked<Endpoints[Id], 'query'>;
  readonly body: Checked<Endpoints[Id], 'body'>;
  readonly headers: Checked<Endpoints[Id], 'headers'>;
}

/** The body of success, whatever its status. */
export type Output<Id extends EndpointId> =
  Endpoints[Id]['responses'][keyof Endpoints[Id]['responses']] extends infer Shape extends z.ZodType
    ? z.output<Shape>
    : never;

type Calls<Who> = { [Id in EndpointId]: Endpoints[Id]['auth'] extends Who ? Id : never }[EndpointId];

/** Calls that anybody may make, signed in or not. */
export type PublicId = Calls<'none' | 'optional'>;

/** Calls whose answer depends on who asks. */
export type PersonalId = Exclude<EndpointId, Calls<'none'>>;
