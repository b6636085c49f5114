/** The settings that the test build is made with; tests read them to know what must (not) show. */
export const TEST_SETTINGS = {
  SITE_URL: 'https://www.firm.example',
  CASE_STUDIES_PASSWORD: 'Reef-Chart-1843-ñandú',
  ALLOW_SAMPLE_CONTENT: '1',
};

/** Of the build whose pictures come from elsewhere. */
export const IMAGE_HOST = 'https://images.firm.example';
