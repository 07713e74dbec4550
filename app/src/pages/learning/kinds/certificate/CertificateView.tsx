import { CertificatePart } from '../../course/CertificatePart.tsx';
import type { KindProps } from '../kind.ts';
import { useOpened } from '../useOpened.ts';

/** The learner's certificate, or what it is still waiting for. */
export function CertificateView({ course, material, learning }: KindProps<'certificate'>) {
  useOpened(material, true, learning.complete);
  return material.availability_status ? <CertificatePart course={course} /> : null;
}
