import { Banner } from '@medeina/design-system/primitives/Banner';

interface FormFailuresProps {
  readonly failures: readonly string[];
  readonly className?: string;
}

/** What the server refused that is about no field of the form. */
export function FormFailures({ failures: [first, ...others], className }: FormFailuresProps) {
  if (first === undefined) return null;
  const banner = (
    <Banner tone="danger" title={first} announce>
      {others.join(' ')}
    </Banner>
  );
  return className === undefined ? banner : <div className={className}>{banner}</div>;
}
