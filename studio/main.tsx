import './studio.css'
import { renderStudio } from 'sanity'
import { hosted } from './config/environment.ts'
import config from './sanity.config.ts'
import { carryStreamsOverSocket } from './streams/fetch.ts'

if (!hosted) carryStreamsOverSocket()

renderStudio(document.getElementById('studio'), config)
