/** The place alone, without its state or country: Miami of “Miami, FL”. */
export const placeName = (label: string): string => label.split(',')[0] ?? label;
