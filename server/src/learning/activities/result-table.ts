/** What was sent of one material, a row each. */
export interface ResultTable {
  /** The material's name. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
