/** The page of forms where it is published: with the editor in one bundle. */
import '@sveltia/cms';
import './admin.ts';
