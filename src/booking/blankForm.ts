import type { FclForm } from '#contract/order.ts';
import type { CargoForm } from './dangerous.ts';
import { blankDangerous } from './dangerous.ts';

/** An empty line of cargo, with empty dangerous-goods details where it is dangerous. */
export const blankCargo = (dangerous: boolean): CargoForm => ({
  nameZh: '',
  nameEn: '',
  hsCode: '',
  packagingCode: '',
  packages: '',
  grossKg: '',
  volumeM3: '',
  dangerous: dangerous ? blankDangerous() : null,
});

const blankParty = () => ({ name: '', address: '', telephone: '', email: '' });

/** The form a booking begins with; nothing that costs extra is chosen beforehand (E-Commerce Law of the PRC, art. 19). */
export const blankForm = ({
  sailingId,
  isDanger,
  containers = [{ containerType: '20GP', quantity: 1 }],
  protocolVersion = '',
}: {
  sailingId: string;
  isDanger: 'Y' | 'N';
  containers?: FclForm['containers'];
  /** The version of the shipping protocol that has been agreed to before. */
  protocolVersion?: string;
}): FclForm => ({
  sailingId,
  containers,
  shipperOwned: false,
  cargoReadyDay: '',
  loading: 'self',
  loadingAddress: '',
  customsEntrusted: false,
  vgmMethod: '1',
  incoterm: 'CIF',
  freightPayment: 'prepaid',
  billOfLading: 'original',
  cargo: [blankCargo(isDanger === 'Y')],
  shipper: blankParty(),
  consignee: blankParty(),
  notifyParty: { sameAsConsignee: true, name: '', address: '', telephone: '' },
  bookingContact: { name: '', phone: '', email: '' },
  papersHeld: [],
  remark: '',
  protocolVersion,
});
