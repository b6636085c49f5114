/** The settings that the test build is made with; tests read them to know what must (not) show. */
export const TEST_SETTINGS = {
  SITE_URL: 'https://www.firm.example',
  CASE_STUDIES_PASSWORD: 'Reef-Chart-1843-ñandú',
  ALLOW_SAMPLE_CONTENT: '1',
  // Dates of the content are judged as of this day: no test turns red by the calendar.
  SOURCE_DATE_EPOCH: '1767225600',
};

/** Of the build whose pictures come from elsewhere. */
export const IMAGE_HOST = 'https://images.firm.example';

/** Of the same build, in which the forms are published. */
export const EDITOR_REPOSITORY = 'firm/website';
