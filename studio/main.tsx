import './studio.css'
import { renderStudio } from 'sanity'
import { hosted } from './config/environment.ts'
import config from './sanity.config.ts'
import { keepToOwnServer } from './streams/fetch.ts'

if (!hosted) keepToOwnServer()

renderStudio(document.getElementById('studio'), config)
