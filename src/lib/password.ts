/**
 * The one form in which a password is compared, at build and at the door: white space around it
 * comes from copying, and the same letter may arrive composed or decomposed. Inner spaces count.
 */
export const normalizePassword = (password: string): string => password.trim().normalize('NFC');
