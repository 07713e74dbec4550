import type { EndpointId, Input, Output } from '@medeina/contract';

/** Asks an endpoint while the server renders. */
export type Ask = <Id extends EndpointId>(id: Id, input: Input<Id>) => Promise<Output<Id>>;
