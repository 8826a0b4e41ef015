/** A booking as the documentation shows it: one container of a water-based emulsion. */
export const bookingExample = {
  receiptTypeAtOrigin: 'CY',
  deliveryTypeAtDestination: 'CY',
  cargoMovementTypeAtOrigin: 'FCL',
  cargoMovementTypeAtDestination: 'FCL',
  freightPaymentTermCode: 'PRE',
  expectedDepartureDate: '2026-03-10',
  transportDocumentTypeCode: 'BOL',
  incoTerms: 'CIF',
  isEquipmentSubstitutionAllowed: false,
  references: [{ type: 'CR', value: 'PO-2026-0003' }],
  documentParties: {
    bookingAgent: { partyName: 'Example Coatings (Shanghai) Co., Ltd.' },
    shipper: {
      partyName: 'Example Coatings (Shanghai) Co., Ltd.',
      addressLines: ['1 Example Road, Pudong, Shanghai'],
      partyContactDetails: [{ name: 'Shipping', phone: '+86 21 5555 0120', email: 'shipping@example.com' }],
    },
    consignee: {
      partyName: 'Beispiel Farben GmbH',
      addressLines: ['Beispielstrasse 1, Hamburg'],
      partyContactDetails: [{ name: 'Import', phone: '+49 40 555 0130' }],
      isNotifyParty: true,
    },
  },
  partyContactDetails: [{ name: 'Li Dingcang', phone: '+86 138 1234 5678', email: 'booking@example.com' }],
  shipmentLocations: [
    { location: { UNLocationCode: 'CNSHA' }, locationTypeCode: 'POL' },
    { location: { UNLocationCode: 'DEHAM' }, locationTypeCode: 'POD' },
  ],
  requestedEquipments: [
    {
      ISOEquipmentCode: '22G1',
      units: 1,
      isShipperOwned: false,
      commodities: [
        {
          commodityType: 'Water-based emulsion',
          extendedHSCodes: ['39069090'],
          cargoGrossWeight: { value: 8000, unit: 'KGM' },
          cargoGrossVolume: { value: 11.2, unit: 'MTQ' },
          outerPackaging: { description: '1A1', numberOfPackages: 40 },
        },
      ],
    },
  ],
};
